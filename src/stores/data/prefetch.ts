import { type Query, waitUntilSettled } from '../../lib/data/query.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $screen } from '../app/router.ts';

interface FirstRead {
  readonly query: Query<unknown>;
  readonly screens: readonly RouteName[];
}

/** Reads whose stores came before the app was started. */
const early: FirstRead[] = [];
const answers: Promise<void>[] = [];
let isStarted = false;

function ask({ query, screens }: FirstRead): void {
  const screen = $screen.get();
  if (screen.kind === 'screen' && screens.includes(screen.name)) answers.push(waitUntilSettled(query));
}

/** Asks for a read at once if the page has opened on a screen that has nothing to show without it. */
export function registerPrefetch(query: Query<unknown>, screens: readonly RouteName[]): void {
  const read = { query, screens };
  if (isStarted) ask(read);
  else early.push(read);
}

/** Has the first view wait for something else, too. */
export function provideFirstViewData(answer: Promise<void>): void {
  answers.push(answer);
}

/** From here on reads can be asked for. */
export function startPrefetch(): void {
  isStarted = true;
  early.splice(0).forEach(ask);
}

/** Settles when what the first screen reads was answered, well or badly; its stores have to be there by then. */
export async function waitForPrefetch(): Promise<void> {
  await Promise.all(answers);
}
