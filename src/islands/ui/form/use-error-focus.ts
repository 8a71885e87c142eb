import { useEffect, useReducer, useRef } from 'react';
import { announce } from '../messages/announce.ts';

/** What a field's error says (`FieldError`). */
function errorOf(control: Element): string {
  const described = control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(described)?.dataset['words'] ?? '';
}

/**
 * Leads to the first control of a form that is marked wrong; of a group, to the one that is chosen. The focus has its
 * error read. Where the focus is already, the error is said instead: the same again, too, is heard.
 * @returns false when nothing is marked wrong
 */
function showFirstWrong(form: HTMLElement): boolean {
  const wrong = form.querySelectorAll<HTMLInputElement>('[aria-invalid=true], [data-invalid=true]');
  const control = [...wrong].find(({ checked, name }) => checked && name === wrong[0]?.name) ?? wrong[0];
  if (!control) return false;
  if (document.activeElement !== control) control.focus();
  else announce(errorOf(control));
  return true;
}

/**
 * Refs of a form and of its alert, and what to call when something was found wrong. Once that stands on the page, the
 * focus goes to the first wrong field or, after a refusal that the alert tells of, to the alert.
 */
export function useErrorFocus<Form extends HTMLElement>() {
  const form = useRef<Form>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [wrong, focusError] = useReducer((_: unknown, isRefused: boolean) => ({ isRefused }), undefined);
  useEffect(() => {
    if (!(wrong && form.current)) return;
    const isSummedUp = wrong.isRefused && alert.current;
    if (isSummedUp || !showFirstWrong(form.current)) alert.current?.focus();
  }, [wrong]);
  return { form, alert, tellWrong: focusError };
}
