import { useLayoutEffect, useRef } from 'react';
import { useFieldValue } from '../form-store.ts';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

/** Polyfills `field-sizing: content` (Safari before 26.2, Firefox). */
function grow(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content') || box.scrollHeight <= box.clientHeight) return;
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}

/** Grows with typed and restored text. */
export function TextAreaField({ name, label, hint }: FieldProps) {
  const { id, error, register, aria } = useField({ name, hint });
  const { ref, ...binding } = register(name);
  const box = useRef<HTMLTextAreaElement>(null);
  const value = useFieldValue(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value needs a new measurement.
  useLayoutEffect(() => grow(box.current), [value]);
  const setRef = (element: HTMLTextAreaElement | null) => {
    box.current = element;
    ref?.(element);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...aria} {...binding} ref={setRef} id={id} rows={5} className="control" />
    </FieldFrame>
  );
}
