"""The web app's types are those of the server and of the games."""

import pytest
from msgspec import inspect

from sevenfold import typescript
from sevenfold.protocol import messages


@pytest.mark.skipif(not typescript.WEB.exists(), reason="not a checkout")
def test_the_generated_files_are_current() -> None:
    for file, text in typescript.files().items():
        assert file.read_text("utf-8") == text, f"{file.name}: run python -m sevenfold.typescript"


def test_every_message_is_there() -> None:
    text = typescript.module()
    for kind in inspect.multi_type_info((messages.FromClient, messages.FromServer)):
        assert isinstance(kind, inspect.UnionType)
        for part in kind.types:
            assert isinstance(part, inspect.StructType)
            assert f'interface {part.cls.__name__} {{\n  type: "{part.tag}";' in text
