import type { MouseEvent } from 'react';
import type { CleanHtml, Heading } from '../../../lib/html/sanitise.ts';
import { CleanHtmlView } from './clean-html.tsx';

const minHeadings = 3;

interface ContentsProps {
  readonly headings: readonly Heading[];
  readonly onJump: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

function Contents({ headings, onJump }: ContentsProps) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < minHeadings) return null;
  return (
    <nav className="reading-contents" aria-label="Contents">
      <p className="field-label">Contents</p>
      <ul>
        {sections.map(({ id, text }) => (
          <li key={id}>
            {/* The router ignores links with a `target`. */}
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

/** Contains no hooks, because `renderStatic` calls it before React loads. */
export function PageTextView({ clean, onJump }: PageTextViewProps) {
  return (
    <div className="reading">
      <Contents headings={clean.headings} onJump={onJump} />
      <CleanHtmlView clean={clean} className="prose" />
    </div>
  );
}

/** Does nothing if the member has scrolled. */
export function scrollToLinkedSection(headings: readonly Heading[]): void {
  const hash = location.hash.slice(1);
  if (!hash || scrollY > 0) return;
  const heading = headings.find(({ id }) => hash === id || hash === encodeURIComponent(id));
  if (heading) document.getElementById(heading.id)?.scrollIntoView();
}
