import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { findEngine } from '../../../scripts/support/machine/engines.mjs';
import {
  createJourneyContext,
  type EngineName,
  type JourneyContext,
  startEngine,
} from '../helpers/journey-context.ts';

import { connectionJourney } from './connection.ts';
import { orderJourneys } from './orders.ts';
import { phone, screenLayoutJourneys } from './screen-layouts.ts';

import { sessionJourneys } from './sessions.ts';
import { signUpJourney } from './sign-up.ts';

/** Firefox reports this for a worker request of a page that was left. */
const ofPagesLeft = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Registers the journeys for one engine; they are skipped without it. */
export function journeys(name: EngineName): void {
  const found = findEngine(name);
  describe.skipIf(!found)(`${name}`, () => {
    let stage: JourneyContext;
    let allowed: RegExp | undefined;

    beforeAll(async () => {
      stage = await createJourneyContext(inject(name), await startEngine(name));
      await stage.visitor.tab.resize(phone.width, phone.height);
    });
    afterAll(() => stage?.close());

    afterEach(async () => {
      await stage.sandbox.clearFaults();
      const { visitor } = stage;
      const problems = await visitor.tab.problems();
      // Errors of the last page belong to this journey.
      await visitor.open('/robots.txt');
      problems.push(...(await visitor.tab.problems()));
      const unexpected = problems.filter((problem) => !ofPagesLeft.test(problem) && !allowed?.test(problem));
      allowed = undefined;
      expect(unexpected, `problems on the page: ${unexpected.join('; ')}`).toEqual([]);
    });

    sessionJourneys(
      () => stage,
      (problems) => {
        allowed = problems;
      },
    );
    connectionJourney(
      () => stage,
      (problems) => {
        allowed = problems;
      },
    );
    orderJourneys(() => stage);
    signUpJourney(() => stage);
    screenLayoutJourneys(() => stage);
  });
}
