/** What becomes of open pages when another build takes the place of theirs, and that a build is always the same. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/fixtures.ts';
import { hostResolverRules } from '../support/hosts/addresses.ts';
import { buildSite, filesOf } from '../support/hosts/builds.ts';
import { chromiumOptions } from '../support/hosts/chromium.ts';
import { startNginx } from '../support/hosts/nginx.ts';

type Files = Map<string, Buffer>;

interface Deployments {
  readonly url: (path: string) => string;
  /** Puts files in the place of all that were there. */
  readonly deploy: (files: Files) => Promise<void>;
}

const test = base.extend<object, { deployments: Deployments }>({
  deployments: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'deployments-'));
      const current = join(folder, 'current');
      let count = 0;
      const deploy = async (files: Files) => {
        count += 1;
        for (const [path, content] of files) {
          const place = join(folder, String(count), path);
          await mkdir(dirname(place), { recursive: true });
          await writeFile(place, content);
        }
        await rm(current, { force: true });
        await symlink(join(folder, String(count)), current);
      };
      await deploy(await filesOf('dist'));
      const nginx = await startNginx(current);
      await use({ deploy, url: (path) => `http://ciu.praxis.localhost:${nginx.port}${path}` });
      await nginx.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ runningSandbox, deployments }, use) => {
      const port = Number(new URL(deployments.url('/')).port);
      await use(chromiumOptions(hostResolverRules(runningSandbox.port, port)));
    },
    { scope: 'worker' },
  ],
});

/** The next build, in which every hashed file has another name; `mark` is part of the names. */
function nextBuild(files: Files, mark: string): Files {
  const names = [...files.keys()].flatMap((path) => /^_astro\/(.+\.js)$/.exec(path)?.[1] ?? []);
  const renamed = (name: string) => name.replace(/\.([\w-]+)\.js$/, `.${mark}$1.js`);
  const inText = (text: string) => names.reduce((so, name) => so.replaceAll(name, renamed(name)), text);
  return new Map(
    [...files].map(([path, content]) =>
      /\.(js|html)$/.test(path) ? [inText(path), Buffer.from(inText(content.toString()))] : [path, content],
    ),
  );
}

/** Pages load nothing ahead, as on connections that save data: a screen's chunk is asked for when it is opened. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Counts the loads of the page from here on. */
function countLoads(page: Page) {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

test('two builds of the same sources have the same bytes', async () => {
  const again = await buildSite();
  const [first, second] = [await filesOf('dist'), await filesOf(again.folder)];
  await again.remove();
  expect([...second.keys()]).toEqual([...first.keys()]);
  const changed = [...first].filter(([path, content]) => !second.get(path)?.equals(content));
  expect(changed.map(([path]) => path)).toEqual([]);
});

test('a page that is open when a deployment is replaced goes on, with one reload', async ({
  page,
  deployments,
  problems,
}) => {
  problems.allow(/status of 404/);
  await saveData(page);
  const files = await filesOf('dist');
  await deployments.deploy(files);
  await page.goto(deployments.url('/sign-in'));
  await expect(page.getByLabel('Email')).toBeVisible();
  const loads = countLoads(page);

  await deployments.deploy(nextBuild(files, 'second'));
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveURL(deployments.url('/terms-of-service'));
  expect(loads()).toBe(1);
  expect((await scriptsOf(page)).filter((name) => !name.includes('.second'))).toEqual([]);

  // And a page that nobody touched has the new build after one reload.
  await deployments.deploy(nextBuild(files, 'third'));
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect((await scriptsOf(page)).filter((name) => !name.includes('.third'))).toEqual([]);
});

test('a build that lacks a file says so instead of loading again and again', async ({
  page,
  deployments,
  problems,
}) => {
  problems.allow(/status of 404/, /dynamically imported module/);
  await saveData(page);
  const files = await filesOf('dist');
  await deployments.deploy(new Map([...files].filter(([path]) => !path.startsWith('_astro/compliance.'))));
  await page.goto(deployments.url('/sign-in'));
  await expect(page.getByLabel('Email')).toBeVisible();
  const loads = countLoads(page);
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('main').getByText('This part of the app could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(loads()).toBe(1);

  await deployments.deploy(files);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
