import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { findEngine } from '../../../scripts/support/machine/engines.mjs';
import {
  createJourneyContext,
  type EngineName,
  type Journey,
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
  describe.skipIf(!findEngine(name))(name, () => {
    const journey = {} as Journey;

    beforeAll(async () => {
      journey.context = await createJourneyContext(inject(name), await startEngine(name));
      await journey.context.visitor.tab.resize(phone.width, phone.height);
    });
    afterAll(() => journey.context?.close());

    afterEach(async () => {
      const { sandbox, visitor } = journey.context;
      await sandbox.clearFaults();
      const problems = await visitor.tab.problems();
      // Errors of the last page belong to this journey.
      await visitor.open('/robots.txt');
      problems.push(...(await visitor.tab.problems()));
      const unexpected = problems.filter(
        (problem) => !navigationProblem.test(problem) && !journey.allowed?.test(problem),
      );
      journey.allowed = undefined;
      expect(unexpected, `problems on the page: ${unexpected.join('; ')}`).toEqual([]);
    });

    sessionJourneys(name, journey);
    connectionJourney(name, journey);
    orderJourneys(name, journey);
    signUpJourney(journey);
    screenLayoutJourneys(name, journey);
  });
}
