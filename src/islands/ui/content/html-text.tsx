import { type MouseEvent, type ReactNode, useEffect, useReducer, useState } from 'react';
import { importChunk } from '../../../lib/browser/chunks.ts';
import { goToSection, returnFromSection } from '../../../lib/browser/history.ts';
import type { CleanHtml, Heading, HtmlVariant } from '../../../lib/text/html.ts';
import { PartMissing } from '../loading/part-missing.tsx';
import { Skeleton } from '../loading/skeleton.tsx';

interface HtmlTextProps {
  readonly html: string;
  /** `page`: a whole text with its list of contents. `answer`: a message among others. */
  readonly variant: HtmlVariant;
  readonly headingOffset?: number;
}

type State = CleanHtml | 'loading' | 'failed';

/** The cleaned text; the sanitiser is loaded when the first text needs it. Called by hand it is tried again. */
function useClean({ html, variant, headingOffset }: HtmlTextProps): readonly [State, () => void] {
  const [state, setState] = useState<State>('loading');
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to load
  useEffect(() => {
    let current = true;
    void importChunk(() => import('../../../lib/text/html.ts')).then((chunk) => {
      if (current) setState(chunk ? chunk.sanitise(html, variant, headingOffset) : 'failed');
    });
    return () => {
      current = false;
    };
  }, [html, variant, headingOffset, tries]);
  return [state, tryAgain];
}

/** A list of contents is worth its space from here on. */
const fewHeadings = 3;

/** Goes to the section by a step of its own, so that Back leads to the list again, not away from the page. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { hash } = event.currentTarget;
  // The browser itself scrolls to the section that the address names already.
  if (hash === location.hash) return;
  event.preventDefault();
  goToSection(hash);
}

function useWayBack() {
  useEffect(() => {
    addEventListener('popstate', returnFromSection);
    return () => removeEventListener('popstate', returnFromSection);
  }, []);
}

function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const main = headings.filter(({ level }) => level === 2);
  useWayBack();
  if (main.length < fewHeadings) return null;
  return (
    <nav className="reading-contents" aria-label="Contents">
      <p className="field-label">Contents</p>
      <ul>
        {main.map(({ id, text }) => (
          <li key={id}>
            {/* With a target of its own the link is the browser's: the router would move nowhere. */}
            <a href={`#${id}`} target="_self" onClick={jump}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Follows the address to its section, which was not there yet when the page loaded. */
function useLinkedSection(state: State) {
  useEffect(() => {
    if (typeof state === 'string' || !location.hash) return;
    const hash = location.hash.slice(1);
    const heading = state.headings.find(({ id }) => hash === id || hash === encodeURIComponent(id));
    if (heading) document.getElementById(heading.id)?.scrollIntoView();
  }, [state]);
}

function Placeholder(): ReactNode {
  return (
    <div className="prose flow-small" aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}

/** HTML from the API, and the only place that puts any into the page. */
export function HtmlText(props: HtmlTextProps) {
  const [state, tryAgain] = useClean(props);
  useLinkedSection(state);
  if (state === 'loading') return <Placeholder />;
  if (state === 'failed') return <PartMissing onRetry={tryAgain} />;
  const isPage = props.variant === 'page';
  return (
    <div className={isPage ? 'reading' : undefined}>
      {isPage && <Contents headings={state.headings} />}
      <div
        className={isPage ? 'prose' : 'prose prose-answer'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sink; lib/text/html has cleaned and signed it.
        dangerouslySetInnerHTML={{ __html: state.html }}
      />
    </div>
  );
}
