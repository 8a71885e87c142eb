import { LoadError } from '../loading/part-missing.tsx';
import { TextSkeleton } from '../loading/text-skeleton.tsx';
import { CleanHtmlView } from './clean-html.tsx';
import { useSanitisedHtml } from './use-clean.ts';

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
