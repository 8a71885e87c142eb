import { perTab } from '../../lib/storage.ts';

/** A field of the page's own form, while that still stands. */
interface Typed {
  readonly name: string;
  readonly value: string;
  readonly isFocused: boolean;
}

const inputs = (place: ParentNode) => [...place.querySelectorAll('input')];

/** React keeps a field's value to itself, and takes one for typed that was set past it. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function type(input: HTMLInputElement, { value, isFocused }: Typed): void {
  if (value && value !== input.value) {
    setValue?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isFocused) input.focus({ preventScroll: true });
}

/**
 * Puts the app in the place of what the page carried until now. What was typed there goes on in the app's fields, and
 * a form that was already sent (layouts/first-paint.js keeps it from leaving) is sent by the app.
 */
export function takeOver(): void {
  document.getElementById('stuck')?.remove();
  perTab.remove('reloadedForPage');
  const skeleton = document.getElementById('skeleton');
  if (!skeleton) return;
  const typed = inputs(skeleton).map((input) => ({
    name: input.name,
    value: input.value,
    isFocused: input === document.activeElement,
  }));
  skeleton.remove();
  for (const field of typed) {
    const input = inputs(document).find(({ name }) => name === field.name);
    if (input) type(input, field);
  }
  if (skeleton.dataset['sent']) document.querySelector('form')?.requestSubmit();
}
