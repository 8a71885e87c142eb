/** The document's event by which a page that carries a text of its own has its app come (build/preload/island-loader.ts). */
export const textRenderedEvent = 'textdrawn';
