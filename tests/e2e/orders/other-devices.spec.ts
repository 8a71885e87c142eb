import type { Browser, Page } from '@playwright/test';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { sample } from '../helpers/walks.ts';
import { type CallScenario, main, visit } from '../resilience/faults/call-scenario.ts';
import { memberWrites } from '../resilience/faults/member-writes.ts';

/** Time in ms beyond the age of fresh data. */
const laterMs = 10_000;

const orders = ['buyTickets', 'subscribe', 'paySubscription', 'unsubscribe', 'deposit', 'withdraw'] as const;

const falseClaim = /you asked for|went through all the same/;

async function openOther(page: Page, browser: Browser, kind: 'window' | 'device'): Promise<Page> {
  return kind === 'window' ? page.context().newPage() : (await browser.newContext()).newPage();
}

async function payIfAsked(page: Page): Promise<void> {
  const approve = page.getByRole('button', { name: 'Approve' });
  await expect(approve.or(main(page)).first()).toBeVisible();
  if (page.url().includes('/pay/')) await approve.click();
}

/** Windows share storage, devices share the account alone. */
const cases = (['is told as what was asked for', 'stays refused when it is refused'] as const).flatMap(
  (outcome) =>
    (['window', 'device'] as const).flatMap((kind) => orders.map((name) => ({ outcome, kind, name }))),
);

for (const { outcome, kind, name } of sample(cases, cases.length)) {
  const walk: CallScenario = memberWrites[name];
  const [, endpoint] = endpoints.find(([known]) => known === name) ?? [];

  test(`${name} beside another ${kind} ${outcome}`, { tag: ['@walk', '@wide'] }, async ({
    page,
    browser,
    sandbox,
    signedIn,
  }) => {
    const place = { page, sandbox, club: 'ciu' } as const;
    await page.clock.install();
    await signedIn(page, place.club);
    await walk.open(place);
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    const other = await openOther(page, browser, kind);
    await signedIn(other, place.club);
    const otherPlace = { ...place, page: other };
    if (name === 'buyTickets' || name === 'subscribe') {
      await visit(otherPlace, new URL(page.url()).pathname);
      if (name === 'subscribe') await other.getByRole('radio', { name: 'Subscribe' }).check();
      else await other.getByRole('button', { name: 'One more' }).first().click();
    } else await walk.open(otherPlace);
    await walk.send?.(other);
    await expect(walk.done(other).first()).toBeVisible();
    if (name === 'deposit') await payIfAsked(other);
    await page.clock.fastForward(laterMs);

    const isRefused = outcome === 'stays refused when it is refused';
    const { method, path } = endpoint ?? {};
    if (isRefused) await sandbox.faults({ method, path, when: 'before', status: 400, body: {} });
    await page.bringToFront();
    await walk.send?.(page);
    const alert = (walk.scope ?? main)(page).locator(errorBox);
    await expect((isRefused ? alert : walk.done(page).or(alert)).first()).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText(falseClaim)).toHaveCount(0);
    expect(await sandbox.ledger()).toMatchObject({ sound: true });
    await other.close();
  });
}
