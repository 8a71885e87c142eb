/**
 * WCAG 2.2 AA as far as a machine can tell, in everything that a member can come to see: axe finds nothing, colours
 * keep their contrast in every club's light and dark, targets are large enough, nothing moves that should not, and
 * nothing is lost in large or widely spaced text on a narrow page.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { axeColourFindings, axeFindings } from '../support/sight/axe.ts';
import { contrastFindings } from '../support/sight/contrast.ts';
import { lacks, walkLacking } from '../support/sight/lacks.ts';
import { largeTextFindings, reflowFindings } from '../support/sight/reflow.ts';
import { visitStandIns } from '../support/sight/stand-ins.ts';
import type { ScreenState } from '../support/sight/states/state.ts';
import { memberStates, visitorStates } from '../support/sight/states/states.ts';
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
  problems.allow(/status of [45]/);
  const states = of(visitorStates, isMobile);
  expect(
    await walk({ page, club: 'riverside', sandbox, states }, (state) => findings(page, isMobile, state)),
  ).toEqual({});
});

for (const lack of lacks) {
  test(`what ${lack.what} is accessible`, async ({ page, sandbox, problems, signedIn, isMobile }) => {
    test.skip(!isMobile, 'wide windows have them in the frame that is looked at with what a member sees');
    problems.allow(/status of 500/);
    const guest = { page, sandbox, signedIn };
    expect(await walkLacking(guest, lack, (state) => findings(page, isMobile, state))).toEqual({});
  });
}

/** A missing part keeps clear of what is around it. */
async function standsClear(page: Page): Promise<void> {
  const [around, notice] = await Promise.all([
    page.getByRole('main').boundingBox(),
    page.getByRole('main').locator('.alert').boundingBox(),
  ]);
  expect(notice?.x ?? 0, 'stands in from the edge').toBeGreaterThanOrEqual((around?.x ?? 0) + 16);
  expect(notice?.y ?? 0, 'and from the header').toBeGreaterThanOrEqual((around?.y ?? 0) + 16);
}

test('what stands in place of a screen is accessible', async ({
  page,
  context,
  sandbox,
  signedIn,
  isMobile,
  problems,
}) => {
  problems.allow(/./);
  const look = async (name: string) => {
    if (name === 'a missing part') await standsClear(page);
    return findings(page, isMobile);
  };
  expect(await visitStandIns({ page, context, sandbox, signedIn }, look)).toEqual({});
});
