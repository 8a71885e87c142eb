import { type MouseEvent, useEffect } from 'react';
import { goToSection, restoreSectionScroll } from '../../../lib/browser/history.ts';
import { LoadError } from '../loading/lazy-component.tsx';
import { TextSkeleton } from '../loading/skeleton.tsx';
import { getInitialHtml } from './clean-html.tsx';
import { useSanitisedHtml } from './html-text.tsx';
import { PageTextView, scrollToLinkedSection } from './page-text-view.tsx';

/** Adds a history entry, so that Back returns to the table of contents. */
function handleJump(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { hash } = event.currentTarget;
  // The browser itself scrolls to the current section.
  if (hash === location.hash) return;
  event.preventDefault();
  goToSection(hash);
}

export function PageText({ html }: { readonly html: string }) {
  const [clean, retry] = useSanitisedHtml({ html, variant: 'page', initial: getInitialHtml(html) });
  useEffect(() => {
    addEventListener('popstate', restoreSectionScroll);
    return () => removeEventListener('popstate', restoreSectionScroll);
  }, []);
  useEffect(() => {
    if (typeof clean !== 'string') scrollToLinkedSection(clean.headings);
  }, [clean]);
  if (clean === 'loading') return <TextSkeleton />;
  if (clean === 'failed') return <LoadError onRetry={retry} />;
  return <PageTextView clean={clean} onJump={handleJump} />;
}
