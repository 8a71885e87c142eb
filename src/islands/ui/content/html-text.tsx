import { type Ref, useEffect, useReducer, useState } from 'react';
import { reloadForMissingChunk } from '../../../lib/browser/reload.ts';
import type { CleanHtml, HtmlVariant } from '../../../lib/html/sanitise.ts';
import { LoadError } from '../loading/lazy-component.tsx';
import { TextSkeleton } from '../loading/skeleton.tsx';
import { CleanHtmlView, loadSanitiser } from './clean-html.tsx';

interface Html {
  readonly html: string;
  readonly variant: HtmlVariant;
  readonly headingOffset?: number | undefined;
  /** Earlier result for the same HTML. */
  readonly initial?: CleanHtml | undefined;
}

type HtmlState = CleanHtml | 'loading' | 'failed';

/** @returns the result or a status, and a retry function */
export function useSanitisedHtml({
  html,
  variant,
  headingOffset,
  initial,
}: Html): readonly [HtmlState, () => void] {
  const [state, setState] = useState<HtmlState>(initial ?? 'loading');
  const [attempts, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the sanitiser again.
  useEffect(() => {
    if (initial) return setState(initial);
    let isCurrent = true;
    void loadSanitiser()
      .catch(reloadForMissingChunk)
      .then((chunk) => {
        if (isCurrent) setState(chunk ? chunk.sanitise(html, variant, headingOffset) : 'failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [html, variant, headingOffset, initial, attempts]);
  return [state, retry];
}

interface HtmlTextProps {
  readonly html: string;
  readonly headingOffset: number;
  /** Element of the sanitised text. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export function HtmlText({ html, headingOffset, ref }: HtmlTextProps) {
  const [clean, retry] = useSanitisedHtml({ html, variant: 'message', headingOffset });
  if (clean === 'loading') return <TextSkeleton />;
  if (clean === 'failed') return <LoadError onRetry={retry} />;
  return <CleanHtmlView ref={ref} clean={clean} className="prose leading-normal" />;
}
