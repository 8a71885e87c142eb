import type { CleanHtml } from '../../../lib/html/sanitise.ts';

interface CleanHtmlViewProps {
  readonly clean: CleanHtml;
  readonly className: string;
}

/** Renders sanitised HTML. Only this module writes HTML of the API into the page. */
export function CleanHtmlView({ clean, className }: CleanHtmlViewProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only sink; lib/html/sanitise.ts has sanitised the HTML.
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}

/** Fills a view that `renderStatic` created before React. */
export function setCleanHtml(view: Element, { html }: CleanHtml): void {
  // `html` is a string in browsers without Trusted Types.
  view.innerHTML = html as string;
}

let initial: { readonly html: string; readonly clean: CleanHtml } | undefined;

/** Stores the sanitised HTML of the static view for React's first render. */
export function setInitialHtml(html: string, clean: CleanHtml): void {
  initial = { html, clean };
}

/** Returns the stored sanitised HTML of this text, or undefined. */
export function getInitialHtml(html: string): CleanHtml | undefined {
  return initial?.html === html ? initial.clean : undefined;
}
