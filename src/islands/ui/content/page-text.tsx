import { type MouseEvent, useEffect } from 'react';
import { goToSection, returnFromSection } from '../../../lib/browser/history.ts';
import { PartMissing } from '../loading/part-missing.tsx';
import { TextSkeleton } from '../loading/text-skeleton.tsx';
import { knownText } from './known-text.ts';
import { followToSection } from './linked-section.ts';
import { PageTextView } from './page-text-view.tsx';
import { useClean } from './use-clean.ts';

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
  const [clean, tryAgain] = useClean({ html, variant: 'page', known: knownText(html) });
  useEffect(() => {
    addEventListener('popstate', returnFromSection);
    return () => removeEventListener('popstate', returnFromSection);
  }, []);
  useEffect(() => {
    if (typeof clean !== 'string') followToSection(clean.headings);
  }, [clean]);
  if (clean === 'loading') return <TextSkeleton />;
  if (clean === 'failed') return <PartMissing onRetry={tryAgain} />;
  return <PageTextView clean={clean} onJump={jump} />;
}
