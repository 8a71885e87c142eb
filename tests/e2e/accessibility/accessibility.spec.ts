/** WCAG 2.2 AA as far as automation can check it. Large and widely spaced text: widths.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { memberStates, visitorStates } from '../helpers/states/all-states.ts';
import { dataStates, visitDataStates } from '../helpers/states/data-states.ts';
import { visitFallbackScreens } from '../helpers/states/fallback-screens.ts';
import type { ScreenState } from '../helpers/states/screen-state.ts';
import { visitStates } from '../helpers/states/state-visits.ts';
import { axeColourFindings, axeFindings } from '../helpers/visual-checks/axe.ts';
import { contrastFindings } from '../helpers/visual-checks/contrast.ts';
import { targetFindings } from '../helpers/visual-checks/targets.ts';
import { walkTags } from '../helpers/walks.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 });
test.setTimeout(300_000);

/** Animations that run although the context prefers reduced motion. */
const motionFindings = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => `moves: ${(animation as CSSAnimation).animationName}`),
  );

const checks = {
  axe: axeFindings,
  contrast: contrastFindings,
  colours: axeColourFindings,
  targets: targetFindings,
  motion: motionFindings,
};

async function findings(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    lines.push(...(await check(page)).map((line) => `${name}: ${line}`));
  }
  return lines;
}

/** Named states look the same at any width, so only phones check them. Desktops check default states. */
const of = (states: readonly ScreenState[], isMobile: boolean) =>
  states.filter(({ name, only }) =>
    isMobile ? only !== 'desktop' : only === 'desktop' || name === undefined,
  );

test('what a member sees is accessible', { tag: walkTags }, async ({ page, sandbox, signedIn, isMobile }) => {
  await signedIn(page, 'ciu');
  const states = of(memberStates, isMobile);
  expect(await visitStates({ page, club: 'ciu', sandbox, states }, () => findings(page))).toEqual({});
});

test('what a visitor sees is accessible', { tag: walkTags }, async ({ page, sandbox, isMobile }) => {
  const states = of(visitorStates, isMobile);
  expect(await visitStates({ page, club: 'riverside', sandbox, states }, () => findings(page))).toEqual({});
});

for (const lack of dataStates) {
  test(`what ${lack.what} is accessible`, { tag: walkTags }, async ({
    page,
    sandbox,
    signedIn,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide windows have them in the frame that is looked at with what a member sees');
    const guest = { page, sandbox, signedIn };
    expect(await visitDataStates(guest, lack, () => findings(page))).toEqual({});
  });
}

/** Expects space between the notice of a missing part and the edges. */
async function standsClear(page: Page): Promise<void> {
  const [around, notice] = await Promise.all([
    page.getByRole('main').boundingBox(),
    page.getByRole('main').locator('.alert').boundingBox(),
  ]);
  expect(notice?.x ?? 0, 'stands in from the edge').toBeGreaterThanOrEqual((around?.x ?? 0) + 16);
  expect(notice?.y ?? 0, 'and from the header').toBeGreaterThanOrEqual((around?.y ?? 0) + 16);
}

test('what stands in place of a screen is accessible', { tag: walkTags }, async ({
  page,
  context,
  sandbox,
  signedIn,
  problems,
}) => {
  problems.allow(/./);
  const look = async (name: string) => {
    if (name === 'a missing part') await standsClear(page);
    return findings(page);
  };
  expect(await visitFallbackScreens({ page, context, sandbox, signedIn }, look)).toEqual({});
});
