/**
 * WCAG 2.2 AA as far as a machine can tell, in everything that a member can come to see: axe finds nothing, colours
 * keep their contrast in every club's light and dark, targets are large enough, nothing moves that should not, and
 * nothing is lost in large or widely spaced text on a narrow page.
 */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../support/fixtures.ts';
import { axeColourFindings, axeFindings } from '../support/sight/axe.ts';
import { contrastFindings } from '../support/sight/contrast.ts';
import { largeTextFindings, reflowFindings } from '../support/sight/reflow.ts';
import {
  loadingStates,
  memberStates,
  type ScreenState,
  visitorStates,
} from '../support/sight/screen-states.ts';
import { targetFindings } from '../support/sight/targets.ts';
import { walk } from '../support/walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 });
// Dozens of screens one after the other.
test.setTimeout(300_000);

/** What still moves although less motion was asked for. */
const motionFindings = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => `moves: ${(animation as CSSAnimation).animationName}`),
  );

/**
 * All that is wrong with the page as it is, one line each. Colours differ by width only where the frame does, so that
 * wide screens are measured in the states that have the frame to themselves.
 */
async function findings(page: Page, isMobile: boolean, state?: ScreenState): Promise<string[]> {
  const ownColours = isMobile || state === undefined || state.name === undefined || state.only === 'desktop';
  const checks = {
    axe: axeFindings,
    ...(ownColours && { contrast: contrastFindings, colours: axeColourFindings }),
    targets: targetFindings,
    motion: motionFindings,
    text: isMobile ? reflowFindings : largeTextFindings,
  };
  const lines: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    lines.push(...(await check(page)).map((line) => `${name}: ${line}`));
  }
  return lines;
}

const of = (states: readonly ScreenState[], isMobile: boolean) =>
  states.filter(({ only }) => only === undefined || (only === 'phone') === isMobile);

test('what a member sees is accessible', async ({ page, sandbox, problems, signedIn, isMobile }) => {
  problems.allow(/status of [45]/);
  await signedIn(page, 'ciu');
  const states = of(memberStates, isMobile);
  expect(
    await walk({ page, club: 'ciu', sandbox, states }, (state) => findings(page, isMobile, state)),
  ).toEqual({});
});

test('what a visitor sees is accessible', async ({ page, sandbox, problems, isMobile }) => {
  problems.allow(/status of 4/);
  const states = of(visitorStates, isMobile);
  expect(
    await walk({ page, club: 'riverside', sandbox, states }, (state) => findings(page, isMobile, state)),
  ).toEqual({});
});

test('what has nothing to show yet is accessible', async ({ page, sandbox, signedIn, isMobile }) => {
  await signedIn(page, 'harlequin', 'empty@example.com');
  const club = 'harlequin';
  const states = loadingStates;
  expect(await walk({ page, club, sandbox, states }, (state) => findings(page, isMobile, state))).toEqual({});
});

test('what could not be loaded is accessible', async ({ page, sandbox, problems, signedIn, isMobile }) => {
  problems.allow(/status of 500/);
  await signedIn(page, 'riverside');
  const prepare = () => sandbox.faults({ method: 'GET', status: 500 });
  const states = loadingStates;
  expect(
    await walk({ page, club: 'riverside', sandbox, states, prepare }, (state) =>
      findings(page, isMobile, state),
    ),
  ).toEqual({});
});

test('what is on its way is accessible', async ({ page, sandbox, signedIn, isMobile }) => {
  await signedIn(page, 'riverside');
  // Answers that never come.
  const prepare = () => page.route(/:8787\/(?!clients)/, () => undefined);
  const isThere = () =>
    [...document.querySelectorAll('.skeleton')].some((piece) =>
      piece.checkVisibility({ visibilityProperty: true }),
    );
  const states = loadingStates.filter(({ route }) => route !== 'deposit');
  expect(
    await walk({ page, club: 'riverside', sandbox, states, prepare, isThere }, () =>
      findings(page, isMobile),
    ),
  ).toEqual({});
});

test('what stands in place of a screen is accessible', async ({
  page,
  context,
  problems,
  signedIn,
  isMobile,
}) => {
  problems.allow(/./);
  const found: Record<string, readonly string[]> = {};
  const check = async (name: string, heading: RegExp | string) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const lines = await findings(page, isMobile);
    if (lines.length > 0) found[name] = lines;
  };
  await page.goto(siteUrl('ciu', '/no-such-page'));
  await check('not found', 'Page not found');
  await page.goto(siteUrl('nobody', '/sign-in'));
  await check('no club', 'There is no club at this address');
  await page.goto(siteUrl('ciu', '/sign-in'));
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await check('offline', 'Sign in');
  await context.setOffline(false);
  await signedIn(page, 'ciu');
  await page.route(/_astro\/notifications\./, (route) => route.abort());
  await page.goto(siteUrl('ciu', '/notifications'));
  await expect(page.getByText('This part of the app could not be loaded.')).toBeVisible();
  await check('a missing part', 'Notifications');
  const [around, notice] = await Promise.all([
    page.getByRole('main').boundingBox(),
    page.getByRole('main').locator('.alert').boundingBox(),
  ]);
  expect(notice?.x ?? 0, 'stands in from the edge').toBeGreaterThanOrEqual((around?.x ?? 0) + 16);
  expect(notice?.y ?? 0, 'and from the header').toBeGreaterThanOrEqual((around?.y ?? 0) + 16);
  // Whatever shows an icon throws.
  await page.addInitScript(() => {
    const create = Document.prototype.createElementNS;
    Object.defineProperty(Document.prototype, 'createElementNS', {
      value(namespace: string, name: string) {
        if (name === 'svg') throw new Error('No pictures today');
        return create.call(this, namespace, name);
      },
    });
  });
  await page.goto(siteUrl('ciu', '/wallet'));
  await check('crashed', /^Application Error/);
  expect(found).toEqual({});
});
