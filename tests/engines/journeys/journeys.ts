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

/** Firefox reports this for a request of the previous page. */
const navigationProblem = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Skipped without the engine. */
export function journeys(name: EngineName): void {
  const found = findEngine(name);
  describe.skipIf(!found)(`${name}`, () => {
    let context: JourneyContext;
    let allowed: RegExp | undefined;

    beforeAll(async () => {
      context = await createJourneyContext(inject(name), await startEngine(name));
      await context.visitor.tab.resize(phone.width, phone.height);
    });
    afterAll(() => context?.close());

    afterEach(async () => {
      await context.sandbox.clearFaults();
      const { visitor } = context;
      const problems = await visitor.tab.problems();
      // Errors of the last page belong to this journey.
      await visitor.open('/robots.txt');
      problems.push(...(await visitor.tab.problems()));
      const unexpected = problems.filter(
        (problem) => !navigationProblem.test(problem) && !allowed?.test(problem),
      );
      allowed = undefined;
      expect(unexpected, `problems on the page: ${unexpected.join('; ')}`).toEqual([]);
    });

    sessionJourneys(
      () => context,
      (problems) => {
        allowed = problems;
      },
    );
    connectionJourney(
      () => context,
      (problems) => {
        allowed = problems;
      },
    );
    orderJourneys(() => context);
    signUpJourney(() => context);
    screenLayoutJourneys(name, () => context);
  });
}
