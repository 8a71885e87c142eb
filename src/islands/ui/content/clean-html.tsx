import type { Ref } from 'react';
import type { CleanHtml } from '../../../lib/html/sanitise.ts';

interface CleanHtmlViewProps {
  readonly clean: CleanHtml;
  readonly className: string;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Lazy, because most pages show no HTML of the API. */
export const loadSanitiser = () => import('../../../lib/html/sanitise.ts');

/** Only this module writes the API's HTML into the page. */
export function CleanHtmlView({ clean, className, ref }: CleanHtmlViewProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only sink; lib/html/sanitise.ts sanitises the HTML.
  return <div ref={ref} className={className} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}

/** Fills a view that `renderStatic` created before React loads. */
export function setCleanHtml(view: Element, { html }: CleanHtml): void {
  // `html` is a string in browsers without Trusted Types.
  view.innerHTML = html as string;
}

let initial: { readonly html: string; readonly clean: CleanHtml } | undefined;

/** Stores the static view's HTML for React's first render. */
export function setInitialHtml(html: string, clean: CleanHtml): void {
  initial = { html, clean };
}

export function getInitialHtml(html: string): CleanHtml | undefined {
  return initial?.html === html ? initial.clean : undefined;
}
