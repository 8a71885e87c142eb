import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { sample } from '../helpers/walks.ts';
import { allPayloads, XssMonitor } from '../helpers/xss-payloads.ts';

/** Holds the framework. Other scripts run, as on a slow phone. */
const holdFramework = (page: Page) => hold(page, /_astro\/framework\./);

const skeleton = (page: Page) => page.locator('#skeleton');
const early = (page: Page) => skeleton(page).locator('.prose:not([aria-hidden])');

/** Content with its positions. */
const places = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'h1, [data-slot=letterhead] :is(img, p, button), [data-slot=text] :is(a, p, h2, li)',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        return [element.textContent?.trim(), x, y, height];
      }),
  );

const logoWidth = (page: Page) =>
  page.locator('[data-slot=letterhead] img').evaluate((logo) => logo.getBoundingClientRect().width);

const answerWith = (page: Page, change: Readonly<Record<string, string>>) =>
  page.route(/clients\/current/, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { name: 'The club', ...change } }),
  );

test('the early club page keeps its place when replaced', async ({ page, signedIn }) => {
  for (const path of sample(['/terms-of-service', '/gdpr'], 2)) {
    if (path === '/gdpr') await signedIn(page, 'ciu');
    const release = await holdFramework(page);
    await page.goto(siteUrl('ciu', path), { waitUntil: 'commit' });
    await expect(early(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(skeleton(page).getByRole('navigation', { name: 'Contents' })).toBeVisible();
    await expect(skeleton(page).getByText('CIU Social Club', { exact: true })).toBeVisible();
    // The logo may still load.
    await expect.poll(() => logoWidth(page)).toBeGreaterThan(0);
    const before = await readWhenStable(() => places(page));
    release();
    await expect(skeleton(page)).toHaveCount(0);
    await expect.poll(() => places(page)).toEqual(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('early club page omits a missing text, replaces a cached one and runs no payload', async ({
  page,
  context,
  problems,
  open,
}) => {
  await test.step('early club page omits a missing text', async () => {
    const release = await holdFramework(page);
    await answerWith(page, { gdpr: ' ' });
    const hasReply = page.waitForResponse(/clients\/current/);
    await page.goto(siteUrl('ciu', '/gdpr'), { waitUntil: 'commit' });
    await (await hasReply).finished();
    await expect(skeleton(page).getByRole('heading', { level: 1, name: 'GDPR' })).toBeVisible();
    await expect(early(page)).toHaveCount(0);
    release();
    await expect(page.getByText(/^The club hasn't added its GDPR page yet\.$/)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('early club page replaces its cached text, and runs no XSS payload', async () => {
    await open('ciu', '/complaints');
    // The app stores the text.
    await expect(skeleton(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    problems.allow(/ERR_FAILED|404/);
    const watch = await XssMonitor.start(context, { pictures: true });
    const payloads = allPayloads().join('<p>');
    const name = '<img src=x onerror=pwned()>';
    await answerWith(page, { name, complaints: `<h2>The text</h2>${payloads}` });
    const answer = Promise.withResolvers<void>();
    await page.route(/clients\/current/, async (route) => {
      await answer.promise;
      await route.fallback();
    });
    await holdFramework(page);
    await page.goto(siteUrl('ciu', '/complaints'), { waitUntil: 'commit' });
    await expect(early(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    const title = early(page).getByRole('heading', { name: 'The text' });
    await expect(title).toHaveCount(0);
    answer.resolve();
    await expect(title).toBeAttached();
    await expect(skeleton(page).getByText(name, { exact: true })).toBeVisible();
    // hostile-html.spec.ts checks all attributes that the sanitiser leaves.
    const unsafe =
      'script, iframe, object, embed, form, input, style, link, svg, math, [onclick], [href^=java]';
    await expect(early(page).locator(unsafe)).toHaveCount(0);
    expect(watch.findings).toEqual([]);
  });
});

test('app of a club page loads once its text is painted or has failed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/_astro\/framework\./.test(request.url())) asked.push(request.url());
  });
  const openStill = async () => {
    const isCleaning = page.waitForResponse(/_astro\/sanitise\./);
    await page.goto(siteUrl('ciu', '/gdpr'), { waitUntil: 'commit' });
    await isCleaning;
  };
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await openStill();
  await expect(early(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await expect(skeleton(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);

  await page.evaluate(() => localStorage.clear());
  asked.splice(0);
  await page.route(/clients\/current/, (route) => route.fulfill({ status: 500 }));
  await openStill();
  let passed = 0;
  await expect(async () => {
    passed += 100;
    await page.clock.runFor(100);
    expect(asked).toHaveLength(1);
  }).toPass({ intervals: [200] });
  expect(passed, 'before the app loads without the text').toBeLessThan(1_500);
});
