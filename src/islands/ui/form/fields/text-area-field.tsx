import { useLayoutEffect } from 'react';
import { useField } from '../form-context.ts';
import { FieldFrame, type FieldProps } from './field.tsx';
import { controlClass } from './field-class.ts';

/** Polyfills `field-sizing: content` (Safari before 26.2, Firefox). */
function grow(box: HTMLElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content') || box.scrollHeight <= box.clientHeight) return;
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}

/** Grows with typed and restored text. */
export function TextAreaField({ name, label, hint }: FieldProps) {
  const { id, error, defaultValue, binding, aria } = useField({ name, hint });
  useLayoutEffect(() => grow(document.getElementById(id)), [id]);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...aria}
        {...binding}
        id={id}
        rows={5}
        defaultValue={defaultValue}
        onInput={(event) => grow(event.currentTarget)}
        className={controlClass.textarea}
      />
    </FieldFrame>
  );
}
