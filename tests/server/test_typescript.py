"""The web app's types are those of the server."""

import pytest
from msgspec import inspect

from sevenfold.protocol import messages
from sevenfold.server import typescript


@pytest.mark.skipif(not typescript.FILE.parent.exists(), reason="not a checkout")
def test_the_generated_types_are_current() -> None:
    assert typescript.FILE.read_text("utf-8") == typescript.module(), "run python -m sevenfold.server.typescript"


@pytest.mark.skipif(not typescript.FILE.parent.exists(), reason="not a checkout")
def test_the_examples_are_current() -> None:
    assert typescript.EXAMPLES.read_text("utf-8") == typescript.examples(), "run python -m sevenfold.server.typescript"


def test_every_message_is_there() -> None:
    text = typescript.module()
    for kind in inspect.multi_type_info((messages.FromClient, messages.FromServer)):
        assert isinstance(kind, inspect.UnionType)
        for part in kind.types:
            assert isinstance(part, inspect.StructType)
            assert f'interface {part.cls.__name__} {{\n  type: "{part.tag}";' in text
