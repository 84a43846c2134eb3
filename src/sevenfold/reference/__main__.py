"""Writes docs/reference."""

from sevenfold.reference import files

for file, text in files().items():
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
