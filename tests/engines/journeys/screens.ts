/** Every screen, and the way from one to the next. */

import { test } from 'vitest';
import { hasLoaded } from '../../support/at-rest.ts';
import { follow, phone, screensOf, visitAll } from '../support/screens.ts';
import type { Stage } from '../support/stage.ts';
import { startChromium } from '../support/start-engine.ts';

/** Runs in the page: has screens come in so slowly that there is time for a press. */
function comeSlowly(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('::view-transition-new(root) { animation-duration: 20s !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: whether the next screen has begun to come in. */
function isComing(): boolean {
  return document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('new(root)'));
}

/** Runs in the page. */
function middleOfTickets(): { x: number; y: number } {
  const box = document.querySelector('nav a[href="/tickets"]')?.getBoundingClientRect() ?? new DOMRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function screenJourneys(stage: () => Stage): void {
  test('a press while the next screen is still coming is not lost', async () => {
    const { visitor } = stage();
    await stage().newMember();
    await visitor.open('/profile');
    await visitor.isAt('/profile');
    await visitor.sees('Logout', 'main');
    await visitor.until('rests', () => visitor.tab.evaluate(hasLoaded, 'at-rest'), Boolean);
    await visitor.tab.evaluate(comeSlowly);
    await follow(visitor, '/support');
    await visitor.until('does not come', () => visitor.tab.evaluate(isComing), Boolean);
    const { x, y } = await visitor.tab.evaluate(middleOfTickets);
    await visitor.tab.click(x, y);
    await visitor.isAt('/tickets');
  });

  test('every screen by its address and by links, laid out as in Chromium', async () => {
    const { sandbox, visitor } = stage();
    const name = 'Laid Out';
    const [drawId] = await sandbox.addDraws({ club: 'ciu', name, type: 'subscription' });
    const chromium = await startChromium();
    const reference = await stage().visitorAt(chromium);
    for (const kind of ['visitor', 'member'] as const) {
      const screens = screensOf(kind, { id: String(drawId), name });
      for (const person of [reference, visitor])
        await person.startAs(kind === 'member' ? await stage().demoTokens() : undefined);
      await visitAll(visitor, reference, screens);
    }
    await chromium.close();
    await visitor.tab.resize(phone.width, phone.height);
  });
}
