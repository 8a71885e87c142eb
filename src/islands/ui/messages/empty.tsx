import { type ReactNode, Suspense } from 'react';
import type { IllustrationName } from '../icons/illustration.tsx';
import { lazyComponent } from '../loading/lazy-component.tsx';

interface IllustrationProps {
  readonly name: IllustrationName;
}

const IllustrationPlaceholder = () => <svg className="mb-2 size-24" aria-hidden="true" />;

/** Lazy, because most lists have entries. */
const LazyIllustration = lazyComponent<IllustrationProps>(() =>
  import('../icons/illustration.tsx').then(
    ({ Illustration }) => Illustration,
    () => IllustrationPlaceholder,
  ),
);

export interface EmptyProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly illustration?: IllustrationName;
}

export function Empty({ title, text, action, illustration = 'ticket' }: EmptyProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 px-4 py-12 text-center">
      <Suspense fallback={<IllustrationPlaceholder />}>
        <LazyIllustration name={illustration} />
      </Suspense>
      <h2>{title}</h2>
      {text && <p className="max-w-104 text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
