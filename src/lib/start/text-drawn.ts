/** The document's event by which a page that carries a text of its own has its app come (layouts/start/short-island.ts). */
export const textDrawn = 'textdrawn';
