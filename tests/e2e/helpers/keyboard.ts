import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 80;

/** Runs in the page: describes faults of the focus indicator. */
function findFocusProblem(): string | undefined {
  const control = document.activeElement;
  if (!control || control === document.body) return undefined;
  const problems: string[] = [];
  const ringOf = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  };
  // The ring may surround a visible part of the control.
  const focused = [control, ...control.querySelectorAll('*')].find((part) => ringOf(part) >= 2) ?? control;
  const width = ringOf(focused);
  if (width < 2) problems.push('no ring');
  const { outlineOffset } = getComputedStyle(focused);

  // The first line of a wrapped link.
  const [box = focused.getBoundingClientRect()] = focused.getClientRects();
  const middle = box.left + box.width / 2;
  const inset = Math.min(3, box.height / 3);
  const hides = [box.top + inset, box.top + box.height / 2, box.bottom - inset].filter((y) => {
    const hit = document.elementFromPoint(middle, y);
    return !hit || !(focused.contains(hit) || hit.contains(focused));
  });
  if (hides.length > 0 && box.height < innerHeight / 2) {
    const cover = document.elementFromPoint(middle, hides[0] ?? 0);
    problems.push(
      `hidden at ${hides.map(Math.round)} by ${cover?.getAttribute('class') ?? 'the edge of the window'}`,
    );
  }

  const reach = width + Number.parseFloat(outlineOffset);
  for (let around = focused.parentElement; around; around = around.parentElement) {
    const { overflowX, contentVisibility } = getComputedStyle(around);
    const cuts = overflowX !== 'visible' || contentVisibility === 'auto';
    if (!cuts || around.matches('html, body')) continue;
    const frame = around.getBoundingClientRect();
    if (box.left - reach < frame.left - 0.5 || box.right + reach > frame.right + 0.5) {
      problems.push(`ring cut off by ${around.className}`);
    }
  }
  return problems.length > 0 ? `${focused.outerHTML.slice(0, 100)}: ${problems.join(', ')}` : undefined;
}

/** WCAG 2.2, 2.4.7 and 2.4.11. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // Growing content can briefly move the control out of view.
  await expect.poll(() => page.evaluate(findFocusProblem), { message: 'the focus' }).toBeUndefined();
}

/** Runs in the page. */
const readStop = (target: Element) => ({
  isTarget: target === document.activeElement,
  isGone: !target.isConnected,
  text: (document.activeElement?.textContent ?? '').slice(0, 20),
});

/** Checks the focus indicator at every stop. Finds the target once, because a search by role is slow. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const find = () => target.evaluateHandle((element) => element);
  let element = await find();
  const stops: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(findFocusProblem)) await expectVisibleFocus(page);
    const { isTarget, isGone, text } = await element.evaluate(readStop);
    if (isTarget) return;
    if (isGone) element = await find();
    stops.push(text);
  }
  throw new Error(`Tab does not lead to ${target}, but to ${stops.join(', ')}`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
