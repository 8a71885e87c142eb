import { useLayoutEffect, useRef } from 'react';
import { useFieldValue } from '../form-store.ts';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

/** Does what `field-sizing` does, where it is missing (Safari before 26.2, Firefox). */
function grow(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content') || box.scrollHeight <= box.clientHeight) return;
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}

/** Several lines of text; the box grows with them, be they typed or put back from a draft. */
export function TextAreaField({ name, label, hint }: FieldProps) {
  const { id, error, register, aria } = useField({ name, hint });
  const { ref, ...binding } = register(name);
  const box = useRef<HTMLTextAreaElement>(null);
  const value = useFieldValue(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is measured whenever its text is another
  useLayoutEffect(() => grow(box.current), [value]);
  const take = (element: HTMLTextAreaElement | null) => {
    box.current = element;
    ref?.(element);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...aria} {...binding} ref={take} id={id} rows={5} className="control" />
    </FieldFrame>
  );
}
