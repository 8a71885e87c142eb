import { type ReactNode, Suspense } from 'react';
import type { IllustrationName } from '../icons/illustration.tsx';
import { lazyComponent } from '../loading/lazy-component.tsx';

interface DrawingProps {
  readonly name: IllustrationName;
}

const Place = () => <svg aria-hidden="true" />;

/** Most lists are not empty. Nobody misses a drawing that cannot be had. */
const Drawing = lazyComponent<DrawingProps>(() =>
  import('../icons/illustration.tsx').then(
    ({ Illustration }) => ({ default: Illustration }),
    () => ({ default: Place }),
  ),
);

export interface EmptyProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** One way on. */
  readonly action?: ReactNode;
  readonly illustration?: IllustrationName;
}

/** A list without entries: a drawing, one sentence, one action. */
export function Empty({ title, text, action, illustration = 'ticket' }: EmptyProps) {
  return (
    <div className="empty">
      <Suspense fallback={<Place />}>
        <Drawing name={illustration} />
      </Suspense>
      <h2>{title}</h2>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  );
}
