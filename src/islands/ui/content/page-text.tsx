import { type MouseEvent, useEffect } from 'react';
import { goToSection, restoreSectionScroll } from '../../../lib/browser/history.ts';
import { LoadError } from '../loading/lazy-component.tsx';
import { TextSkeleton } from '../loading/skeleton.tsx';
import { getInitialHtml } from './clean-html.tsx';
import { useSanitisedHtml } from './html-text.tsx';
import { PageTextView, scrollToLinkedSection } from './page-text-view.tsx';

/** Goes to the section by a step of its own, so that Back leads to the list again, not away from the page. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { hash } = event.currentTarget;
  // The browser itself scrolls to the section that the address names already.
  if (hash === location.hash) return;
  event.preventDefault();
  goToSection(hash);
}

/** A whole text in HTML from the API with its list of contents, whose sections have addresses. */
export function PageText({ html }: { readonly html: string }) {
  const [clean, tryAgain] = useSanitisedHtml({ html, variant: 'page', initial: getInitialHtml(html) });
  useEffect(() => {
    addEventListener('popstate', restoreSectionScroll);
    return () => removeEventListener('popstate', restoreSectionScroll);
  }, []);
  useEffect(() => {
    if (typeof clean !== 'string') scrollToLinkedSection(clean.headings);
  }, [clean]);
  if (clean === 'loading') return <TextSkeleton />;
  if (clean === 'failed') return <LoadError onRetry={tryAgain} />;
  return <PageTextView clean={clean} onJump={jump} />;
}
