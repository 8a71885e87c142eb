import { test } from 'vitest';
import { getRoute, type RouteName, routeNames } from '../../../src/lib/routes.ts';
import { isSoak } from '../../e2e/helpers/walks.ts';
import { type EngineName, type Journey, startChromium } from '../helpers/journey-context.ts';
import { type LayoutBox, layoutDifferences, readLayout } from '../helpers/layout.ts';
import type { Visitor } from '../helpers/visitor.ts';

export const phone = { width: 390, height: 800 } as const;
const desktop = { width: 1280, height: 900 } as const;

interface Screen {
  readonly path: string;
  readonly title: string;
}

interface Draw {
  readonly id: string;
  readonly name: string;
}

function screensOf(access: 'member' | 'visitor', draw: Draw): Screen[] {
  const ownTitles = new Map<RouteName, string>([
    ['draw', draw.name],
    ['callback', 'Payment Successful!'],
  ]);
  return (
    routeNames
      .map((name) => ({ ...getRoute(name), ...(ownTitles.has(name) && { title: ownTitles.get(name) }) }))
      .filter((route) => (route.access === 'protected') === (access === 'member'))
      .map(({ path, title = '' }) => ({ path: path.replace(':id', draw.id), title }))
      // Other tests' purchases change the order by popularity.
      .map(({ path, title }) => ({ path: path === '/' ? '/?sort=new' : path, title }))
  );
}

async function follow({ tab }: Visitor, path: string): Promise<void> {
  await tab.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

const stableReads = 4;

async function waitForStableLayout(visitor: Visitor, { title }: Screen): Promise<LayoutBox[]> {
  await visitor.waitUntil(
    `is not at ${title}`,
    () => visitor.tab.evaluate(() => document.title),
    (shown) => shown.startsWith(`${title} · `),
  );
  await visitor.expectScreen();
  let previous = '';
  let equalReads = 0;
  return visitor.waitUntil(
    `${title} does not come to rest`,
    () => visitor.tab.evaluate(readLayout),
    (boxes) => {
      const current = JSON.stringify(boxes);
      equalReads = current === previous ? equalReads + 1 : 0;
      previous = current;
      return equalReads >= stableReads && boxes.length > 0;
    },
  );
}

/** Idle work may still change the layout. */
async function expectEqualLayout(
  visitor: Visitor,
  reference: Visitor,
  screen: Screen,
  how: string,
): Promise<void> {
  await Promise.all([waitForStableLayout(visitor, screen), waitForStableLayout(reference, screen)]);
  // Lists what a browser has stored, and the two have not stored the same.
  if (screen.path === getRoute('thisDevice').path) return;
  await visitor.waitUntil(
    `${screen.path} ${how} is laid out differently`,
    async () =>
      layoutDifferences(await reference.tab.evaluate(readLayout), await visitor.tab.evaluate(readLayout)),
    (differences) => differences.length === 0,
  );
}

/** `npm test` visits four of seven screens in one engine and one way, the soak all in each engine both ways. */
function share(screens: readonly Screen[], engine: EngineName, way: 'address' | 'link'): readonly Screen[] {
  const turn = (way === 'address' ? 0 : 1) + (engine === 'Firefox' ? 0 : 2);
  return isSoak ? screens : screens.filter((_, index) => index % 7 === turn);
}

/**
 * Opens screens by URL on a phone, by links on a desktop.
 * @throws {Error} for the first screen that differs
 */
async function visitAll(
  engine: EngineName,
  visitor: Visitor,
  reference: Visitor,
  screens: readonly Screen[],
): Promise<void> {
  const both = [visitor, reference];
  await Promise.all(both.map(({ tab }) => tab.resize(phone.width, phone.height)));
  for (const screen of share(screens, engine, 'address')) {
    await Promise.all(both.map((person) => person.open(screen.path)));
    await expectEqualLayout(visitor, reference, screen, `by address, ${phone.width}`);
  }
  await Promise.all(both.map(({ tab }) => tab.resize(desktop.width, desktop.height)));
  for (const screen of share(screens, engine, 'link')) {
    await Promise.all(both.map((person) => follow(person, screen.path)));
    await expectEqualLayout(visitor, reference, screen, `by link, ${desktop.width}`);
  }
}

export function screenLayoutJourneys(engine: EngineName, journey: Journey): void {
  test('every screen has the same layout as in Chromium, by URL and by link', async () => {
    const { sandbox, visitor } = journey.context;
    const name = 'Laid Out';
    const [drawId] = await sandbox.addDraws({ club: 'ciu', name, type: 'subscription' });
    const chromium = await startChromium();
    const reference = await journey.context.visitorAt(chromium);
    for (const kind of ['visitor', 'member'] as const) {
      const screens = screensOf(kind, { id: String(drawId), name });
      for (const person of [reference, visitor])
        await person.signInAs(kind === 'member' ? await journey.context.demoSession() : undefined);
      await visitAll(engine, visitor, reference, screens);
    }
    await chromium.close();
    await visitor.tab.resize(phone.width, phone.height);
  });
}
