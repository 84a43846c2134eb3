"""Comments beside declarations: in this project they say what a field means, and the documentation quotes them."""

import ast
import inspect
import io
import tokenize
from functools import cache


def of_fields(cls: type) -> dict[str, str]:
    """What the comments say of each field of a class: the one behind it, or those on the lines above it."""
    source = inspect.cleandoc("\n" + inspect.getsource(cls))
    (declared,) = ast.parse(source).body
    assert isinstance(declared, ast.ClassDef)
    return {
        node.target.id: beside(source, node.lineno, node.end_lineno or node.lineno)
        for node in declared.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def beside(source: str, first: int, last: int) -> str:
    """The comment at the end of the last of these lines, or the lines of comment right above the first."""
    found, alone = by_line(source)
    if last in found and last not in alone:
        return found[last]
    above = first - 1
    while above in alone:
        above -= 1
    return " ".join(found[line] for line in range(above + 1, first))


@cache
def by_line(source: str) -> tuple[dict[int, str], frozenset[int]]:
    """All comments by the number of their line, and the lines that hold nothing else."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token for token in tokens if token.type == tokenize.COMMENT]
    found = {token.start[0]: token.string.lstrip("# ") for token in comments}
    return found, frozenset(token.start[0] for token in comments if token.line.lstrip().startswith("#"))
