import type { CleanHtml } from '../../../lib/html/sanitise.ts';

interface CleanHtmlViewProps {
  readonly clean: CleanHtml;
  readonly className: string;
}

/** HTML from the API. This module is the only place that puts any into the page. */
export function CleanHtmlView({ clean, className }: CleanHtmlViewProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sink; lib/text/html has cleaned and signed it.
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}

/** Fills a view of it that was drawn without React (islands/ui/static-renderer.ts). */
export function setCleanHtml(view: Element, { html }: CleanHtml): void {
  // What is signed may be taken for text, which it is in browsers that know no signatures.
  view.innerHTML = html as string;
}

let known: { readonly html: string; readonly clean: CleanHtml } | undefined;

/** Keeps what became of a text that was drawn before React, which then begins with it. */
export function setInitialHtml(html: string, clean: CleanHtml): void {
  known = { html, clean };
}

/** The text as it was made safe already; undefined for any other. */
export function getInitialHtml(html: string): CleanHtml | undefined {
  return known?.html === html ? known.clean : undefined;
}
