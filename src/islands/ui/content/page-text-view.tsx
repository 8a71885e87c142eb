import type { MouseEvent } from 'react';
import type { CleanHtml, Heading } from '../../../lib/html/sanitise.ts';
import { CleanHtmlView } from './clean-html.tsx';

/** A list of contents is worth its space from here on. */
const fewHeadings = 3;

interface ContentsProps {
  readonly headings: readonly Heading[];
  /** Goes to a section in another way than the browser does. */
  readonly onJump: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

function Contents({ headings, onJump }: ContentsProps) {
  const main = headings.filter(({ level }) => level === 2);
  if (main.length < fewHeadings) return null;
  return (
    <nav className="reading-contents" aria-label="Contents">
      <p className="field-label">Contents</p>
      <ul>
        {main.map(({ id, text }) => (
          <li key={id}>
            {/* With a target of its own the link is the browser's: the router would move nowhere. */}
            <a href={`#${id}`} target="_self" onClick={onJump}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PageTextViewProps {
  readonly clean: CleanHtml;
  readonly onJump?: ContentsProps['onJump'];
}

/** A whole text with its list of contents, without state of its own: pages draw it before React is there (islands/ui/static-renderer.ts). */
export function PageTextView({ clean, onJump }: PageTextViewProps) {
  return (
    <div className="reading">
      <Contents headings={clean.headings} onJump={onJump} />
      <CleanHtmlView clean={clean} className="prose" />
    </div>
  );
}

/**
 * Follows the address to its section, which was not there yet when the page loaded. Who has gone on reading elsewhere
 * by then stays there.
 */
export function scrollToLinkedSection(headings: readonly Heading[]): void {
  const hash = location.hash.slice(1);
  if (!hash || scrollY > 0) return;
  const heading = headings.find(({ id }) => hash === id || hash === encodeURIComponent(id));
  if (heading) document.getElementById(heading.id)?.scrollIntoView();
}
