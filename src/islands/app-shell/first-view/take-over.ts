import { notifyFirstPaint } from '../../../lib/browser/deferred-work.ts';
import { loadFullStylesheet } from '../../../lib/browser/full-stylesheet.ts';
import { safeSessionStorage } from '../../../lib/storage/web-storage.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const getControls = (root: ParentNode) => [...root.querySelectorAll<Control>('input[name], select[name]')];

/** React keeps a field's value to itself, and takes one for typed that was set past it. */
function setValue(control: Control, value: string): void {
  const own = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(control, value);
}

function isDirty(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The page's fields in which something was entered. */
export const getDirtyFields = (root: ParentNode) => getControls(root).filter(isDirty);

const findSameField = ({ name }: Control) => getControls(document).find((control) => control.name === name);

/** Does in the app's field what was done in the page's. */
function copyToAppField(from: Control): void {
  const to = findSameField(from);
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && to.type === 'checkbox') {
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (!to || from.value === to.value) return;
  setValue(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** By what a link or a button is known again. */
const getLabel = (piece: Element) => piece.getAttribute('href') ?? piece.ariaLabel ?? piece.textContent;

/** What stands in the app's view for a piece of the page's: the field, link or button of the same name. */
function findCounterpart(before: Element | null): HTMLElement | undefined {
  if (before instanceof HTMLInputElement || before instanceof HTMLSelectElement) return findSameField(before);
  const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')];
  return before ? all.find((piece) => getLabel(piece) === getLabel(before)) : undefined;
}

/** Takes back what layouts/head/missing-scripts.js has ready. */
function clearLoadFailure(): void {
  document.getElementById('stuck')?.remove();
  safeSessionStorage.remove('reloadedForPage');
}

/**
 * Puts the app in the place of what the page carried until now. What was typed there goes on in the app's fields; a
 * button that was pressed and a form that was sent (layouts/head/first-paint.js remembers both) are the app's to act on.
 */
export function takeOver(): void {
  notifyFirstPaint();
  void loadFullStylesheet().then(clearLoadFailure);
  const skeleton = document.getElementById('skeleton');
  if (!skeleton) return;
  const touched = getDirtyFields(skeleton);
  const focused = skeleton.contains(document.activeElement) ? document.activeElement : null;
  const pressed = [...skeleton.querySelectorAll('button[data-pressed]')].map((button) => button.ariaLabel);
  skeleton.remove();
  touched.forEach(copyToAppField);
  findCounterpart(focused)?.focus({ preventScroll: true });
  for (const button of document.querySelectorAll('button')) {
    if (button.ariaLabel && pressed.includes(button.ariaLabel)) button.click();
  }
  if (skeleton.dataset['sent']) document.querySelector('form')?.requestSubmit();
}
