// What a lesson speaks of stands out. A rule of style, not a class on the elements: the board may draw them anew.

/** Marks these spots of the board; what it returns takes the marks away. */
export function pointAt(spots: string[]): () => void {
  if (!spots.length || typeof CSSStyleSheet !== "function" || !("adoptedStyleSheets" in document)) return () => {};
  const sheet = new CSSStyleSheet();
  const names = spots.map((spot) => `[data-spot="${CSS.escape(spot)}"]`).join(", ");
  sheet.replaceSync(`
    .course :is(${names}) { animation: pointed 1.8s ease-in-out infinite; border-radius: 8px; }
    .course :is(button, .cell):is(${names}) { z-index: 5; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
