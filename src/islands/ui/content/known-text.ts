import type { CleanHtml } from '../../../lib/html/sanitise.ts';

let known: { readonly html: string; readonly clean: CleanHtml } | undefined;

/** Keeps what became of a text that was drawn before React, which then begins with it. */
export function setInitialHtml(html: string, clean: CleanHtml): void {
  known = { html, clean };
}

/** The text as it was made safe already; undefined for any other. */
export function getInitialHtml(html: string): CleanHtml | undefined {
  return known?.html === html ? known.clean : undefined;
}
