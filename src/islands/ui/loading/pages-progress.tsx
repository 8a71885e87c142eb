import { Suspense } from 'react';
import type { AllPages, Reading } from './all-pages.tsx';
import { lazyPart } from './lazy-component.tsx';

/** With the rest of lists, as neither is there without pages. */
const ReadingOn = lazyPart<Reading>(async () => ({
  default: (await import('./next-page-loader.tsx')).ReadingOn,
}));

/** Says how far a list has been read for what is shown of all of it; nothing where it is all there. */
export function PagesProgress({ reading }: Pick<AllPages, 'reading'>) {
  if (!reading) return null;
  return (
    <Suspense>
      <ReadingOn {...reading} />
    </Suspense>
  );
}
