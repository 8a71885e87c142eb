import { type ReactNode, Suspense } from 'react';
import type { MarkName } from '../icons/illustration.tsx';
import { lazyPart } from '../loading/lazy-component.tsx';

interface DrawingProps {
  readonly name: MarkName;
}

const Place = () => <svg aria-hidden="true" />;

/** Most lists are not empty. Nobody misses a drawing that cannot be had. */
const Drawing = lazyPart<DrawingProps>(() =>
  import('../icons/illustration.tsx').then(
    ({ Mark }) => ({ default: Mark }),
    () => ({ default: Place }),
  ),
);

export interface EmptyProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** One way on. */
  readonly action?: ReactNode;
  readonly mark?: MarkName;
}

/** A list without entries: a drawing, one sentence, one action. */
export function Empty({ title, text, action, mark = 'ticket' }: EmptyProps) {
  return (
    <div className="empty">
      <Suspense fallback={<Place />}>
        <Drawing name={mark} />
      </Suspense>
      <h2>{title}</h2>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  );
}
