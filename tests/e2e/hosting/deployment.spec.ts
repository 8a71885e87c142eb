import type { Page } from '@playwright/test';
import { notices } from '../../../src/lib/messages/notices.ts';
import { expect } from '../helpers/fixtures.ts';
import { buildSite, filesOf } from '../helpers/hosts/builds.ts';
import { nextBuild, test } from '../helpers/hosts/deployments.ts';
import { countLoads } from '../helpers/service-worker.ts';
import { signInHere } from '../helpers/sign-in.ts';
import { isSoak, walkTags } from '../helpers/walks.ts';

/** Disables prefetch by `saveData`, so a screen's chunk loads on demand. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/** A build takes as long as many tests. */
if (isSoak) {
  test('build writes identical bytes when the sources are the same', {
    tag: ['@wide'],
  }, async () => {
    const again = await buildSite();
    const [first, second] = [await filesOf('dist'), await filesOf(again.folder)];
    await again.remove();
    expect([...second.keys()]).toEqual([...first.keys()]);
    const changed = [...first].filter(([path, content]) => !second.get(path)?.equals(content));
    expect(changed.map(([path]) => path)).toEqual([]);
  });
}

test('open page reloads once and continues when a new deployment removes its files', {
  tag: '@wide',
}, async ({ page, deployments, problems }) => {
  problems.allow(/status of 404/);
  await saveData(page);
  const files = await filesOf('dist');
  await deployments.deploy(files);
  await page.goto(deployments.url('/sign-in'));
  await page.getByLabel('Email').fill('typed@example.com');
  const loads = countLoads(page);

  await test.step('a preload that fails after the page has loaded reloads nothing', async () => {
    await page.evaluate(
      () =>
        new Promise((onerror) => {
          const link = { rel: 'modulepreload', href: '/_astro/missing.js', onerror };
          document.head.append(Object.assign(document.createElement('link'), link));
        }),
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
    expect(loads()).toBe(0);
  });

  await test.step('the next screen comes from the new deployment after one reload', async () => {
    await deployments.deploy(nextBuild(files, 'second'));
    await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page).toHaveURL(deployments.url('/terms-of-service'));
    expect(loads()).toBe(1);
    expect((await scriptsOf(page)).filter((name) => !name.includes('.second'))).toEqual([]);
  });

  await test.step('an untouched page runs the new deployment after one reload', async () => {
    await deployments.deploy(nextBuild(files, 'third'));
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect((await scriptsOf(page)).filter((name) => !name.includes('.third'))).toEqual([]);
  });
});

test("page reloads once, shows a message and keeps links until a screen's missing file is back", {
  tag: '@wide',
}, async ({ page, deployments, problems }) => {
  problems.allow(/status of 404/, /dynamically imported module/);
  await saveData(page);
  const files = await filesOf('dist');
  await deployments.deploy(new Map([...files].filter(([path]) => !path.startsWith('_astro/compliance.'))));
  await page.goto(deployments.url('/sign-in'));
  await expect(page.getByLabel('Email')).toBeVisible();
  const loads = countLoads(page);
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('main').getByText(notices.lazyLoadFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL(deployments.url('/terms-of-service'));
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText(notices.lazyLoadFailed)).toBeVisible();
  await deployments.deploy(files);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(loads()).toBe(1);
});

for (const [chunk, tag] of [
  ['member', walkTags],
  ['desktop-frame', ['@wide', '@soak']],
] as const) {
  test(`page reloads once and keeps its links when the chunk ${chunk} is missing`, {
    tag: [...tag],
  }, async ({ page, deployments, problems }) => {
    problems.allow(/status of 404/, /dynamically imported module/);
    const files = await filesOf('dist');
    await deployments.deploy(files);
    await page.goto(deployments.url('/sign-in'));
    await signInHere(page);
    await expect(page).toHaveURL(deployments.url('/'));

    const next = nextBuild(files, 'second');
    await deployments.deploy(new Map([...next].filter(([path]) => !path.startsWith(`_astro/${chunk}.`))));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto(deployments.url('/'));
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const name of ['Raffles', 'Wallet', 'Tickets', 'More']) {
      await expect(links.filter({ hasText: name })).toBeVisible();
    }
    await links.filter({ hasText: 'Tickets' }).click();
    await expect(page).toHaveURL(deployments.url('/tickets'));
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
    await expect(links.filter({ hasText: 'Wallet' })).toBeVisible();
    // Plain links load the next page from the host.
    expect(loads).toBe(chunk === 'member' ? 3 : 2);

    await deployments.deploy(next);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(links.filter({ hasText: 'Wallet' })).toBeVisible();
  });
}
