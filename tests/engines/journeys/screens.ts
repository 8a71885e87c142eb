/** Every screen, and the way from one to the next. */

import { test } from 'vitest';
import type { JourneyContext } from '../helpers/journey-context.ts';
import { startChromium } from '../helpers/start-engine.ts';
import { phone, screensOf, visitAll } from './screen-layouts.ts';

export function screenLayoutJourneys(stage: () => JourneyContext): void {
  test('every screen by its address and by links, laid out as in Chromium', async () => {
    const { sandbox, visitor } = stage();
    const name = 'Laid Out';
    const [drawId] = await sandbox.addDraws({ club: 'ciu', name, type: 'subscription' });
    const chromium = await startChromium();
    const reference = await stage().visitorAt(chromium);
    for (const kind of ['visitor', 'member'] as const) {
      const screens = screensOf(kind, { id: String(drawId), name });
      for (const person of [reference, visitor])
        await person.signInAs(kind === 'member' ? await stage().demoSession() : undefined);
      await visitAll(visitor, reference, screens);
    }
    await chromium.close();
    await visitor.tab.resize(phone.width, phone.height);
  });
}
