import type { FormEvent } from 'react';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

/** Does what `field-sizing` does, where it is missing (Safari before 26.2, Firefox). */
function grow({ currentTarget: box }: FormEvent<HTMLTextAreaElement>): void {
  if (CSS.supports('field-sizing', 'content') || box.scrollHeight <= box.clientHeight) return;
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}

/** Several lines of text; the box grows with them. */
export function TextAreaField({ name, label, hint }: FieldProps) {
  const { id, error, register, aria } = useField({ name, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea {...aria} {...register(name)} id={id} rows={5} className="control" onInput={grow} />
    </FieldFrame>
  );
}
