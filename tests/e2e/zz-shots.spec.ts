import { expect, test } from './helpers/fixtures.ts';
import { memberStates, visitorStates } from './helpers/states/all-states.ts';
import { visitStates } from './helpers/states/state-visits.ts';
import { layoutFindings } from './helpers/visual-checks/viewport-checks.ts';
import { allViewports, reducedViewports, unusualViewports } from './helpers/visual-checks/viewports.ts';
import { wcagFindings } from './helpers/visual-checks/wcag.ts';

test.use({ actionTimeout: 15_000, hasTouch: true });
const mine = (states: typeof memberStates) =>
  states.filter(({ route }) => route === 'playInControl' || route === 'thisDevice');
const height = (page: any) => page.evaluate(() => document.documentElement.scrollHeight);
for (const who of ['member', 'visitor'] as const)
  test(`shots ${who}`, async ({ page, signedIn, sandbox }) => {
    test.setTimeout(150_000);
    if (who === 'member') await signedIn(page, 'ciu');
    const states = mine(who === 'member' ? memberStates : visitorStates);
    const found = await visitStates({ page, club: who === 'member' ? 'ciu' : 'riverside', sandbox, states }, async (state) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForTimeout(300);
      if (state.route === 'thisDevice') console.log(await page.evaluate(async () => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie, ...(await caches.keys())]));
      console.log(who, state.route, state.name, await height(page));
      await page.screenshot({ path: `/tmp/shots/${who}-${state.route}-${state.name ?? 'plain'}.png`, fullPage: true });
      const v = state.name ? reducedViewports : [...allViewports, ...unusualViewports];
      return [...(await wcagFindings(page)), ...(await layoutFindings(page, v))];
    });
    expect(found).toEqual({});
  });
