import type { CleanHtml } from '../../../lib/text/html.ts';

interface CleanHtmlViewProps {
  readonly clean: CleanHtml;
  readonly className: string;
}

/** HTML from the API, and the only place that puts any into the page; drawn by React, and before it (ui/still.ts). */
export function CleanHtmlView({ clean, className }: CleanHtmlViewProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sink; lib/text/html has cleaned and signed it.
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
