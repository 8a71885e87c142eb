import type { MouseEvent, ReactNode } from 'react';
import type { CleanHtml, Heading } from '../../../lib/html/sanitise.ts';
import { CleanHtmlView } from './clean-html.tsx';

const minHeadings = 3;

type Section = Pick<Heading, 'id' | 'text'>;

interface ContentsProps {
  readonly headings: readonly Section[];
  readonly onJump: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

function Contents({ headings, onJump }: ContentsProps) {
  return (
    <nav
      className="@min-[56rem]/page:sticky @min-[56rem]/page:top-[calc(var(--header-space)+1.5rem)] @min-[56rem]/page:order-2 @min-[56rem]/page:self-start print:hidden"
      aria-label="Contents"
    >
      <p className="field-label">Contents</p>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            {/* The router ignores links with a `target`. */}
            <a
              className="block py-[0.3125rem] text-primary-text hover:underline"
              href={`#${id}`}
              target="_self"
              onClick={onJump}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const columnsClass =
  '@min-[56rem]/page:grid-cols-[minmax(0,42rem)_minmax(12rem,18rem)] @min-[56rem]/page:justify-between';

interface PageTextFrameProps {
  readonly sections: readonly Section[];
  readonly onJump: ContentsProps['onJump'];
  readonly children: ReactNode;
}

/** A long text, with a list of contents where it has enough sections. */
export function PageTextFrame({ sections, onJump, children }: PageTextFrameProps) {
  const hasContents = sections.length >= minHeadings;
  return (
    <div data-slot="text" className={`grid gap-8 print:block ${hasContents ? columnsClass : ''}`}>
      {hasContents && <Contents headings={sections} onJump={onJump} />}
      {children}
    </div>
  );
}

interface PageTextViewProps {
  readonly clean: CleanHtml;
  readonly onJump?: ContentsProps['onJump'];
}

/** Contains no hooks, because `renderStatic` calls it before React loads. */
export function PageTextView({ clean, onJump }: PageTextViewProps) {
  return (
    <PageTextFrame sections={clean.headings.filter(({ level }) => level === 2)} onJump={onJump}>
      <CleanHtmlView clean={clean} className="prose" />
    </PageTextFrame>
  );
}

/** Does nothing if the member has scrolled. */
export function scrollToLinkedSection(headings: readonly Heading[]): void {
  const hash = location.hash.slice(1);
  if (!hash || scrollY > 0) return;
  const heading = headings.find(({ id }) => hash === id || hash === encodeURIComponent(id));
  if (heading) document.getElementById(heading.id)?.scrollIntoView();
}
