import { firstViewShown } from '../../lib/idle.ts';
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
 * Puts the app in the place of what the page carried until now. What was typed there goes on in the app's fields; a
 * button that was pressed and a form that was sent (layouts/first-paint.js remembers both) are the app's to act on.
 */
export function takeOver(): void {
  firstViewShown();
  document.getElementById('stuck')?.remove();
  perTab.remove('reloadedForPage');
  const skeleton = document.getElementById('skeleton');
  if (!skeleton) return;
  const typed = inputs(skeleton).map((input) => ({
    name: input.name,
    value: input.value,
    isFocused: input === document.activeElement,
  }));
  const pressed = [...skeleton.querySelectorAll('button[data-pressed]')].map((button) => button.ariaLabel);
  skeleton.remove();
  for (const field of typed) {
    const input = inputs(document).find(({ name }) => name === field.name);
    if (input) type(input, field);
  }
  for (const button of document.querySelectorAll('button')) {
    if (button.ariaLabel && pressed.includes(button.ariaLabel)) button.click();
  }
  if (skeleton.dataset['sent']) document.querySelector('form')?.requestSubmit();
}
