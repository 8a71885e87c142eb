import { loadFullStylesheet } from '../../../lib/browser/page.ts';
import { notifyFirstView } from '../../../lib/browser/timing.ts';
import { readControl, writeControl } from '../../../lib/forms/form.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const getControls = (root: ParentNode) => [...root.querySelectorAll<Control>('input[name], select[name]')];

function isDirty(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

export const getDirtyFields = (root: ParentNode) => getControls(root).filter(isDirty);

const findSameField = ({ name }: Control) => getControls(document).find((control) => control.name === name);

const getLabel = (element: Element) =>
  element.getAttribute('href') ?? element.ariaLabel ?? element.textContent;

/** Finds the app's control that replaces a prerendered one. */
function findCounterpart(original: Element | null): HTMLElement | undefined {
  if (original instanceof HTMLInputElement || original instanceof HTMLSelectElement)
    return findSameField(original);
  const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')];
  return original ? all.find((element) => getLabel(element) === getLabel(original)) : undefined;
}

/**
 * Replaces the prerendered HTML and transfers entered values and the focus. Repeats button presses and form
 * submits that layouts/head/main.ts recorded.
 */
export function takeOver(): void {
  notifyFirstView();
  void loadFullStylesheet().then(() => document.getElementById('stuck')?.remove());
  const skeleton = document.getElementById('skeleton');
  if (!skeleton) return;
  const dirtyFields = getDirtyFields(skeleton);
  const focused = skeleton.contains(document.activeElement) ? document.activeElement : null;
  const pressedLabels = [...skeleton.querySelectorAll('button[data-pressed]')].map(
    (button) => button.ariaLabel,
  );
  skeleton.remove();
  for (const field of dirtyFields) writeControl(findSameField(field), readControl(field));
  findCounterpart(focused)?.focus({ preventScroll: true });
  for (const button of document.querySelectorAll('button')) {
    if (button.ariaLabel && pressedLabels.includes(button.ariaLabel)) button.click();
  }
  if (skeleton.dataset['sent']) document.querySelector('form')?.requestSubmit();
}
