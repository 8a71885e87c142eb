/** The birthday sheet with three wheels, on the last step of sign-up. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';

const rowPx = 36;
const thisYear = new Date().getFullYear();
const opener = (page: Page) => page.getByRole('button', { name: /^Date of birth/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Select your birthday' });
const wheel = (page: Page, name: string) => sheet(page).getByRole('spinbutton', { name });

test.beforeEach(async ({ page, open }) => {
  await open('staging', '/sign-up');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(opener(page)).toContainText('Pick a date');
});

/** Records every focused element. Runs in the page. */
function watchFocus(): void {
  const focused: string[] = [];
  Object.assign(window, { focused });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused.push(target.ariaLabel ?? target.outerHTML);
  });
}

test('the birthday sheet works by keyboard, on wheels or typed, and Escape changes nothing', async ({
  page,
}) => {
  const year = wheel(page, 'Year');
  await opener(page).focus();
  await page.evaluate(watchFocus);
  await page.keyboard.press('Enter');
  await expect(year).toBeFocused();
  // An earlier focus would interrupt the announcement of the name.
  expect(await page.evaluate(() => (window as unknown as { focused: string[] }).focused)).toEqual(['Year']);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toContainText('Pick a date');

  await page.keyboard.press('Enter');
  await expect(year).toBeFocused();
  await expect(sheet(page).getByRole('spinbutton')).toHaveCount(3);
  await expect(year).toHaveAttribute('aria-valuetext', '2000');
  await expect(year).toHaveAttribute('aria-valuemin', String(thisYear - 100));
  await expect(year).toHaveAttribute('aria-valuemax', String(thisYear));
  await expect(wheel(page, 'Month')).toHaveAttribute('aria-valuetext', 'January');
  await expect(wheel(page, 'Day')).toHaveAttribute('aria-valuetext', '15');
  await expect(sheet(page).locator('.wheel')).toHaveCSS('height', '216px');
  await expect(sheet(page).locator('[data-slot=wheel-row]').first()).toHaveCSS('height', `${rowPx}px`);
  for (const [key, value] of [
    ['ArrowUp', 2001],
    ['PageUp', 2006],
    ['ArrowDown', 2005],
    ['PageDown', 2000],
    ['Home', thisYear - 100],
    ['End', thisYear],
  ] as const) {
    await page.keyboard.press(key);
    await expect(year, key).toHaveAttribute('aria-valuenow', String(value));
    const row = year
      .locator('..')
      .locator('[data-slot=wheel-row]')
      .filter({ hasText: String(value) });
    const offset = async () => {
      const [ring, text] = await Promise.all([year.boundingBox(), row.boundingBox()]);
      return ring && text && [ring.y - text.y, ring.height - text.height].map(Math.round);
    };
    await expect.poll(offset, key).toEqual([0, 0]);
  }
  await expect(year).toHaveCSS('outline-style', 'solid');

  await wheel(page, 'Month').press('ArrowUp');
  await wheel(page, 'Month').press('ArrowUp');
  await wheel(page, 'Day').press('End');
  await expect(wheel(page, 'Day')).toHaveAttribute('aria-valuetext', '31');
  await wheel(page, 'Month').press('ArrowUp');
  await expect(wheel(page, 'Month')).toHaveAttribute('aria-valuetext', 'April');
  await expect(wheel(page, 'Day')).toHaveAttribute('aria-valuetext', '30');
  await expect(wheel(page, 'Day')).toHaveAttribute('aria-valuemax', '30');

  await sheet(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(opener(page)).toContainText(`Apr 30, ${thisYear}`);

  await opener(page).press('Enter');
  await sheet(page).getByRole('button', { name: 'Type the date' }).press('Enter');
  await expect(sheet(page).getByLabel('Day')).toBeFocused();
  const error = 'Error: Enter a real date.';
  const fields = { Day: '31', Month: 'Feb', Year: '1990' };
  for (const [part, text] of Object.entries(fields)) await sheet(page).getByLabel(part).fill(text);
  await page.keyboard.press('Enter');
  for (const part of Object.keys(fields))
    await expect(sheet(page).getByLabel(part)).toHaveAccessibleDescription(error);
  await expect(sheet(page).getByLabel('Day')).toBeFocused();
  await sheet(page).getByRole('button', { name: 'Pick the date' }).press('Enter');
  await expect(wheel(page, 'Year')).toBeFocused();
});

/** Records the middle row of each wheel per frame. Runs in the page. */
function watchWheels(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const columns = [...document.querySelectorAll('.wheel-column')];
    if (columns.length > 0) seen.push(columns.map(({ scrollTop }) => scrollTop / 36).join());
    requestAnimationFrame(look);
  };
  look();
}

/** Position and scroll state of a wheel. */
async function locateWheel(target: Locator) {
  const box = await target.boundingBox();
  const column = target.locator('..');
  const scrolled = () => column.evaluate(({ scrollTop }) => scrollTop);
  return {
    x: (box?.x ?? 0) + 20,
    y: (box?.y ?? 0) + rowPx / 2,
    value: async () => Number(await target.getAttribute('aria-valuenow')),
    scrolled,
    /** A wheel can pause on a row between two values, and a slow machine between two frames. */
    rest: async () => {
      let [before, equalReads] = ['', 0];
      const countEqualReads = async () => {
        const now = JSON.stringify([await scrolled(), await target.textContent()]);
        equalReads = now === before ? equalReads + 1 : 0;
        before = now;
        return equalReads;
      };
      await expect.poll(countEqualReads, { intervals: [100] }).toBeGreaterThanOrEqual(5);
    },
  };
}

test('the birthday wheels turn by mouse wheel, drag, click and touch', { tag: '@soak' }, async ({ page }) => {
  await page.evaluate(watchWheels);
  const year = wheel(page, 'Year');
  const heading = page.getByRole('heading', { name: 'Select your birthday' });
  // The first opening loads the code.
  for (const _ of [1, 2]) {
    await opener(page).click();
    await expect(year).toBeFocused();
    // `hover` waits until the sheet stops moving.
    await heading.hover();
    await page.keyboard.press('Escape');
  }
  const seenRows = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seenRows).toEqual([`${100 - (thisYear - 2000)},0,14`]);

  await opener(page).click();
  await heading.hover();
  const { x, y, value, scrolled, rest } = await locateWheel(year);
  const start = await scrolled();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((at) => ({ x, y: at })) });
  await touch('touchStart', y);
  // Browsers need up to half a row of movement to tell a drag from a tap.
  const far = 4.5 * rowPx;
  for (let moved = rowPx / 2; moved <= far; moved += rowPx / 2) await touch('touchMove', y - moved);
  await expect.poll(async () => (await scrolled()) - start).toBeGreaterThan(far - rowPx);
  expect((await scrolled()) - start).toBeLessThanOrEqual(far);
  await expect.poll(value, 'before the finger is lifted').toBe(2004);
  await touch('touchEnd');
  await rest();

  const turned = await value();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 6 * rowPx);
  await expect.poll(value).toBe(turned + 6);
  await rest();
  await page.mouse.down();
  await page.mouse.move(x, y + 3 * rowPx, { steps: 6 });
  await expect
    .poll(async () => (await scrolled()) / rowPx + thisYear - 100 - (await value()), 'follows the pointer')
    .toBe(0);
  await page.mouse.up();
  await expect.poll(value).toBeLessThanOrEqual(turned + 3);
  await rest();

  const before = await value();
  await page.mouse.click(x, y + rowPx);
  await expect.poll(value).toBe(before + 1);
  await page.keyboard.press('Enter');
  await expect(opener(page)).toContainText(`Jan 15, ${before + 1}`);

  await page.setViewportSize({ width: 844, height: 390 });
  await opener(page).click();
  for (const name of ['Confirm', 'Type the date'])
    await expect(sheet(page).getByRole('button', { name }), 'in landscape').toBeInViewport({
      ratio: 1,
    });
});
