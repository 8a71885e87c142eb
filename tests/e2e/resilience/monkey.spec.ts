import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { isKnownRequest, Monkey } from './monkey.ts';

/** Long runs set more seeds and steps. Repeat a failed run with its seed alone. */
const seeds = (process.env['MONKEY_SEEDS'] ?? '1').split(' ').map(Number);
const steps = Number(process.env['MONKEY_STEPS'] ?? 30);

async function expectScreen(page: Page): Promise<void> {
  await expect(page.locator('main:not(:empty)')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
}

test.setTimeout(60_000 + steps * 2_000);

for (const seed of seeds) {
  for (const who of ['member', 'visitor'] as const) {
    test(`a monkey with seed ${seed} as a ${who} breaks nothing in ${steps} steps`, { tag: '@walk' }, async ({
      page,
      problems,
      sandbox,
      signedIn,
      open,
    }) => {
      const strangers: string[] = [];
      const requests = { made: 0 };
      page.on('request', (request) => {
        const { port, pathname } = new URL(request.url());
        if (port !== '8787') return;
        requests.made += 1;
        if (!isKnownRequest(request.method(), pathname)) strangers.push(`${request.method()} ${pathname}`);
      });
      page.on('dialog', (dialog) => void dialog.accept());
      if (who === 'member') await signedIn(page, 'ciu');
      await open('ciu');
      const monkey = new Monkey({ page, sandbox, club: 'ciu' }, seed);
      try {
        for (let step = 0; step < steps; step += 1) {
          await monkey.act();
          await page.waitForLoadState('domcontentloaded');
          if (!monkey.isOutside) await expectScreen(page);
        }
        expect(strangers).toEqual([]);
        problems.check();
        expect(await sandbox.ledger()).toMatchObject({ sound: true });
      } catch (error) {
        const walked = monkey.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
        throw new Error(`Seed ${seed} as a ${who}, after:\n${walked}`, { cause: error });
      }
      test
        .info()
        .annotations.push({ type: 'monkey', description: `${steps} steps, ${requests.made} requests` });
    });
  }
}
