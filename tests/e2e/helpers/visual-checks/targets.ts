import type { Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8: every target, save links within a sentence. */
const everyPx = 24;
/** House rule for what a thumb is to hit: buttons, fields, tabs, menus, and links that stand alone. */
const mainPx = 44;

/** Runs in the page: each target in sight that is smaller than it has to be, with its size. */
export function findSmallTargets({ every, main }: { every: number; main: number }): string[] {
  const targets =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=spinbutton], [tabindex="0"]';
  /** Sub-pixel layout at odd text sizes. */
  const slack = 0.5;
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const boxOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.closest('label') : null;
    return (label ?? element).getBoundingClientRect();
  };
  /** Small buttons beside text, days of a calendar and links between lines need only the lesser size. */
  const isMain = (element: Element) =>
    !element.matches('.btn-sm, .link, .reading-contents a, .calendar-day-button, [role=spinbutton]');
  return [...document.querySelectorAll(targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.sr-only, .skip-link, [inert]') && !isInSentence(element))
    .flatMap((element) => {
      const { width, height } = boxOf(element);
      const needed = (isMain(element) ? main : every) - slack;
      const fits = width >= every - slack && height >= needed;
      return fits ? [] : [`${width.toFixed(0)} x ${height.toFixed(0)}: ${element.outerHTML.slice(0, 120)}`];
    });
}

/** What targets are held to. */
export const targetSizes = { every: everyPx, main: mainPx };

/** Targets that are too small. */
export const targetFindings = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets, targetSizes);
