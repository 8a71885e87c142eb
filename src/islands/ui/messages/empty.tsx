import { type ReactNode, Suspense } from 'react';
import type { IllustrationName } from '../icons/illustration.tsx';
import { lazyComponent } from '../loading/lazy-component.tsx';

interface IllustrationProps {
  readonly name: IllustrationName;
}

const IllustrationPlaceholder = () => <svg aria-hidden="true" />;

/** Lazy, because most lists have entries. */
const LazyIllustration = lazyComponent<IllustrationProps>(() =>
  import('../icons/illustration.tsx').then(
    ({ Illustration }) => ({ default: Illustration }),
    () => ({ default: IllustrationPlaceholder }),
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
    <div className="empty">
      <Suspense fallback={<IllustrationPlaceholder />}>
        <LazyIllustration name={illustration} />
      </Suspense>
      <h2>{title}</h2>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  );
}
