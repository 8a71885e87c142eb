import { Suspense } from 'react';
import type { AllPages, ReadProgress } from './all-pages.tsx';
import { lazyComponent } from './lazy-component.tsx';

/** With the rest of lists, as neither is there without pages. */
const ReadingOn = lazyComponent<ReadProgress>(async () => ({
  default: (await import('./next-page-loader.tsx')).ReadProgressLine,
}));

/** Says how far a list has been read for what is shown of all of it; nothing where it is all there. */
export function PagesProgress({ progress }: Pick<AllPages, 'progress'>) {
  if (!progress) return null;
  return (
    <Suspense>
      <ReadingOn {...progress} />
    </Suspense>
  );
}
