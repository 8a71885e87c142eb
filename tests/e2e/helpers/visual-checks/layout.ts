import type { Page } from '@playwright/test';
import type { Insets } from './emulation.ts';
import { findObscured } from './obscured.ts';
import { findLostText } from './reflow.ts';
import { findSmallText } from './small-text.ts';
import { findSmallTargets } from './targets.ts';
import type { Viewport } from './viewports.ts';

/** Elements whose words must not break unless wider than the page. */
const glances =
  'h1, h2, h3, button, .btn, .badge, .text-display, .tabular-nums, [data-slot=countdown-digits], [data-slot=ticket-number], [data-slot=prize], dt, .toast p, .alert p, label, legend, nav a';

/** Finds broken words, and wrapped countdowns. */
function brokenWords(wanted: string): string[] {
  const found: string[] = [];
  const page = document.documentElement.clientWidth;
  /** Longer strings are no words. */
  const longest = 24;
  const visible = (node: Node) =>
    node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
    !node.parentElement.closest('.sr-only, [data-slot=skip-link], option, [class*=line-clamp], [popover]');
  const blockOf = (element: Element | null): Element | null =>
    element && getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element;
  for (const part of document.querySelectorAll(wanted)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const isOne = part.matches('[data-slot=countdown-digits]');
    let text = '';
    const places: [Node, number][] = [];
    for (let node = texts.nextNode(), before: Element | null = null; node; node = texts.nextNode()) {
      if (!visible(node) || node.parentElement?.closest(wanted) !== part) continue;
      const parent = node.parentElement;
      const isInline = parent && parent !== blockOf(parent);
      const goesOn = isOne || parent === before || (isInline && blockOf(parent) === blockOf(before));
      if (text && !goesOn) {
        text += ' ';
        places.push([node, 0]);
      }
      for (let index = 0; index < (node.textContent ?? '').length; index += 1) places.push([node, index]);
      text += node.textContent;
      before = parent;
    }
    for (const { 0: word, index } of text.matchAll(/[^\s\-–/@]+[-–/@]?/g)) {
      const [first, last] = [places[index], places[index + word.length - 1]];
      if (!first || !last) continue;
      const range = document.createRange();
      range.setStart(...first);
      range.setEnd(last[0], last[1] + 1);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 4);
      const lines: number[] = [];
      for (const { top, bottom } of boxes) {
        const middle = (top + bottom) / 2;
        if (!lines.some((line) => Math.abs(line - middle) < (bottom - top) / 2)) lines.push(middle);
      }
      const natural = boxes.reduce((sum, { width }) => sum + width, 0);
      if (lines.length > 1 && natural < page - 48 && word.length <= longest)
        found.push(
          `broken: '${word}' in ${part.tagName.toLowerCase()}.${part.className} '${text.slice(0, 40)}'`,
        );
    }
  }
  return found;
}

/** Finds text columns under 20 characters beside unused space. */
function thinColumns(): string[] {
  const thin = 20;
  const found: string[] = [];
  const visible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.sr-only, [data-slot=skip-link], [popover]');
  const columns = new Map<Element, { boxes: DOMRect[]; letters: number }>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    let column = node.parentElement;
    if (!column || !node.textContent?.trim() || !visible(column) || column.closest('option, script, style'))
      continue;
    while (column && getComputedStyle(column).display.startsWith('inline')) column = column.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const before = column && columns.get(column);
    const letters = (before?.letters ?? 0) + node.textContent.trim().length;
    if (column)
      columns.set(column, { boxes: [...(before?.boxes ?? []), ...range.getClientRects()], letters });
  }
  const things = [...document.querySelectorAll('img, svg, input, select, textarea, .btn, .badge, .skeleton')]
    .filter(visible)
    .map((element) => element.getBoundingClientRect());
  const taken = [...[...columns.values()].flatMap(({ boxes }) => boxes), ...things];
  const linesOf = (boxes: readonly DOMRect[]) => {
    const lines: DOMRect[] = [];
    for (const box of boxes) {
      const overlaps = ({ top, bottom }: DOMRect) => box.top < bottom - 2 && top < box.bottom - 2;
      if (!lines.some(overlaps)) lines.push(box);
    }
    return lines.length;
  };
  const isSurface = (element: Element) => {
    const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
    return (
      element.matches('main, dialog, header, footer, nav') ||
      borderTopWidth !== '0px' ||
      borderLeftWidth !== '0px' ||
      !/transparent|, 0\)$/.test(backgroundColor)
    );
  };
  for (const [column, { boxes, letters }] of columns) {
    if (boxes.length === 0 || column.closest('[class*=line-clamp], .wheel, table')) continue;
    const letter = boxes.reduce((sum, { width }) => sum + width, 0) / letters;
    const own = column.getBoundingClientRect();
    if (linesOf(boxes) < 2 || own.width / letter >= thin) continue;
    let surface = column.parentElement;
    while (surface && !isSurface(surface)) surface = surface.parentElement;
    if (!surface) continue;
    const box = surface.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(surface);
    const beside = taken.filter(({ top, bottom }) => bottom > own.top + 1 && top < own.bottom - 1);
    const rights = beside.filter(({ left }) => left >= own.right - 1).map(({ left }) => left);
    const lefts = beside.filter(({ right }) => right <= own.left + 1).map(({ right }) => right);
    const right = Math.min(box.right - Number.parseFloat(paddingRight), ...rights) - own.right;
    const left = own.left - Math.max(box.left + Number.parseFloat(paddingLeft), ...lefts);
    const room = Math.max(left, right);
    if (room > Math.max(64, 6 * letter))
      found.push(
        `thin: ${column.tagName.toLowerCase()}.${column.className} '${column.textContent?.trim().slice(0, 40)}', ${(own.width / letter).toFixed(0)} letters beside ${room.toFixed(0)} px`,
      );
  }
  return found;
}

/** Finds content within the insets: at the sides any, above and below only fixed content. */
function atEdges({ top, right, bottom, left }: Insets): string[] {
  const slack = 1;
  const staysInPlace = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return !at.matches('dialog');
    return false;
  };
  return [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, h1, h2, h3, p, dt, dd, label, img',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.sr-only, [data-slot=skip-link], [popover], .wheel'))
    .flatMap((element) => {
      const box = element.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      // A heading's padding may lie within the insets, its text may not.
      const [start, end] = element.matches('h1, h2, h3')
        ? [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
        : [0, 0];
      const beside = box.left + start < left - slack || box.right - end > innerWidth - right + slack;
      const under =
        (box.bottom > innerHeight - bottom + slack || box.top < top - slack) && staysInPlace(element);
      const isIn = box.width > 0 && (beside || (under && box.bottom > 0 && box.top < innerHeight));
      return isIn ? [`at the screen's edge: ${element.outerHTML.slice(0, 90)}`] : [];
    });
}

/** Waits for the viewport size and the updates that follow. */
export function waitForLayout({ width, height }: { width: number; height: number }): Promise<void> {
  return new Promise((done) => {
    const look = () =>
      requestAnimationFrame(() =>
        innerWidth === width && innerHeight === height ? setTimeout(() => setTimeout(done)) : look(),
      );
    look();
  });
}

/** Keeps the focus. */
function turnSidebar(wanted: boolean): boolean {
  const isCollapsed = document.documentElement.dataset.sidebar === 'collapsed';
  const button = document.querySelector<HTMLElement>('#sidebar button[aria-label$=" sidebar"]');
  if (!button || isCollapsed === wanted) return false;
  button.click();
  return true;
}

/** The checks as one script, injected once per page for speed. */
const source = `globalThis.findInRoom = (() => {
  const lostText = ${findLostText};
  const smallTargets = ${findSmallTargets};
  const brokenWords = ${brokenWords};
  const thinColumns = ${thinColumns};
  const smallText = ${findSmallText};
  const covered = ${findObscured};
  const atEdges = ${atEdges};
  const laidOut = ${waitForLayout};
  const turnSidebar = ${turnSidebar};
  return async ({ collapsed, letters, insets, bars, keyboard, ...size }) => {
    await laidOut(size);
    if (keyboard) return covered(true);
    if (letters === 'spaced') return lostText();
    if (turnSidebar(Boolean(collapsed))) await laidOut(size);
    return [
      ...lostText(),
      ...smallTargets(),
      ...brokenWords(${JSON.stringify(glances)}),
      ...thinColumns(),
      ...smallText(),
      ...(bars ? covered(false) : []),
      ...(insets ? atEdges(insets) : []),
    ];
  };
})()`;

declare global {
  var findInRoom: ((room: Viewport) => Promise<string[]>) | undefined;
}

export async function findLayoutProblems(page: Page, room: Viewport): Promise<readonly string[]> {
  const ask = () => page.evaluate((wanted) => globalThis.findInRoom?.(wanted), room);
  const found = await ask();
  if (found) return found;
  await page.evaluate(source);
  const asked = await ask();
  if (!asked) throw new Error('the page does not keep what it is asked with');
  return asked;
}
