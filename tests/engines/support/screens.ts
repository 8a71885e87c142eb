import { routeNames, routeOf } from '../../../src/lib/routes.ts';
import { type Part, partsOfScreen } from './layout.ts';
import type { Visitor } from './visitor.ts';

export const phone = { width: 390, height: 800 } as const;
const desktop = { width: 1280, height: 900 } as const;

interface Screen {
  readonly path: string;
  readonly title: string;
}

/** All screens of one kind. @param drawId a draw that there is */
export function screensOf(access: 'member' | 'visitor', drawId: string): Screen[] {
  return (
    routeNames
      .map(routeOf)
      .filter((route) => (route.access === 'protected') === (access === 'member'))
      .map(({ path, title }) => ({ path: path.replace(':id', drawId), title }))
      // The most popular raffles change while others buy.
      .map(({ path, title }) => ({ path: path === '/' ? '/?sort=new' : path, title }))
  );
}

/** Follows a link within the app. */
export async function follow({ tab }: Visitor, path: string): Promise<void> {
  await tab.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** So often in a row a layout has to be the same to count as having come to rest. */
const timesAtRest = 4;

/** The layout of a screen once nothing moves any more. */
async function layoutAtRest(visitor: Visitor, { title }: Screen): Promise<Part[]> {
  await visitor.until(
    `is not at ${title}`,
    () => visitor.tab.evaluate(() => document.title),
    (shown) => shown.startsWith(`${title} · `),
  );
  await visitor.seesScreen();
  let before = '';
  let times = 0;
  return visitor.until(
    `${title} does not come to rest`,
    () => visitor.tab.evaluate(partsOfScreen),
    (parts) => {
      const now = JSON.stringify(parts);
      times = now === before ? times + 1 : 0;
      before = now;
      return times >= timesAtRest && parts.length > 0;
    },
  );
}

export type Layouts = Record<string, Part[]>;

/** Visits screens, by their addresses on a phone and by links on a wide screen, and tells how each is laid out. */
export async function visitAll(visitor: Visitor, screens: readonly Screen[]): Promise<Layouts> {
  const layouts: Layouts = {};
  await visitor.tab.resize(phone.width, phone.height);
  for (const screen of screens) {
    await visitor.open(screen.path);
    layouts[`${screen.path} by address, ${phone.width}`] = await layoutAtRest(visitor, screen);
  }
  await visitor.tab.resize(desktop.width, desktop.height);
  for (const screen of screens) {
    await follow(visitor, screen.path);
    layouts[`${screen.path} by link, ${desktop.width}`] = await layoutAtRest(visitor, screen);
  }
  return layouts;
}
