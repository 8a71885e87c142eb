import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { announce } from '../messages/announce.ts';

function getErrorText(control: Element): string {
  const described = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(described)?.dataset['words'] ?? '';
}

/**
 * Focuses the first invalid control, or the checked control of a group. Announces the error if the control
 * already has the focus.
 */
function focusFirstInvalid(form: HTMLElement): boolean {
  const invalid = form.querySelectorAll<HTMLInputElement>('[aria-invalid=true], [data-invalid=true]');
  const control =
    [...invalid].find(({ checked, name }) => checked && name === invalid[0]?.name) ?? invalid[0];
  if (!control) return false;
  if (document.activeElement !== control) control.focus();
  else announce(getErrorText(control));
  return true;
}

/** `focusError` focuses the first invalid field, or the alert after a refusal. */
export function useErrorFocus(form: RefObject<HTMLElement | null>) {
  const alert = useRef<HTMLDivElement>(null);
  const [invalid, focusError] = useReducer((_: unknown, isRefused: boolean) => ({ isRefused }), undefined);
  useEffect(() => {
    if (!(invalid && form.current)) return;
    const isSummedUp = invalid.isRefused && alert.current;
    if (isSummedUp || !focusFirstInvalid(form.current)) alert.current?.focus();
  }, [invalid, form]);
  return { alert, focusError };
}
