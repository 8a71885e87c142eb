import type { ReactNode } from 'react';
import { Mark, type MarkName } from '../marks/marks.tsx';

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
      <Mark name={mark} />
      <h2>{title}</h2>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  );
}
