import { useEffect, useReducer, useState } from 'react';
import { loadModule } from '../../../lib/browser/lazy-module.ts';
import type { CleanHtml, HtmlVariant } from '../../../lib/html/sanitise.ts';
import { LoadError } from '../loading/lazy-component.tsx';
import { TextSkeleton } from '../loading/skeleton.tsx';
import { CleanHtmlView } from './clean-html.tsx';

interface Html {
  readonly html: string;
  readonly variant: HtmlVariant;
  /** Levels to move headings down by, where the text stands under a heading of its own. */
  readonly headingOffset?: number | undefined;
  /** What has become of it already. */
  readonly initial?: CleanHtml | undefined;
}

type State = CleanHtml | 'loading' | 'failed';

/**
 * HTML from the API made safe to show; the sanitiser is loaded when the first text needs it. Called by hand it is tried
 * again.
 */
export function useSanitisedHtml({
  html,
  variant,
  headingOffset,
  initial,
}: Html): readonly [State, () => void] {
  const [state, setState] = useState<State>(initial ?? 'loading');
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to load
  useEffect(() => {
    if (initial) return setState(initial);
    let current = true;
    void loadModule(() => import('../../../lib/html/sanitise.ts')).then((chunk) => {
      if (current) setState(chunk ? chunk.sanitise(html, variant, headingOffset) : 'failed');
    });
    return () => {
      current = false;
    };
  }, [html, variant, headingOffset, initial, tries]);
  return [state, tryAgain];
}

interface HtmlTextProps {
  readonly html: string;
  readonly headingOffset: number;
}

/** An answer in HTML from the API, a message among others. */
export function HtmlText({ html, headingOffset }: HtmlTextProps) {
  const [clean, tryAgain] = useSanitisedHtml({ html, variant: 'answer', headingOffset });
  if (clean === 'loading') return <TextSkeleton />;
  if (clean === 'failed') return <LoadError onRetry={tryAgain} />;
  return <CleanHtmlView clean={clean} className="prose prose-answer" />;
}
