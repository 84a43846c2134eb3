// What is spoken of stands out. A rule of style, not a class on the elements: the board may draw them anew.

/** Marks these spots of the board; what it returns takes the marks away. */
export function pointAt(spots: string[]): () => void {
  return pointOut(spots.map((spot) => `[data-spot="${CSS.escape(spot)}"]`));
}

/** Marks whatever these selectors find on a board. */
export function pointOut(selectors: string[]): () => void {
  if (!selectors.length || typeof CSSStyleSheet !== "function" || !("adoptedStyleSheets" in document)) return () => {};
  const sheet = new CSSStyleSheet();
  const names = selectors.join(", ");
  sheet.replaceSync(`
    .board :is(${names}) { animation: pointed 1.8s ease-in-out infinite; border-radius: 8px; }
    .board :is(button, .cell):is(${names}) { z-index: 5; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
