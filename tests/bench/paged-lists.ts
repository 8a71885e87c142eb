import type { SandboxControl } from '../helpers/sandbox-control.ts';
import { type Load, type TimedPage, timeLoads } from './loads.ts';
import type { PlainBrowser } from './plain-browser.ts';

/** A club each, so that the loads of both take turns. */
const clubs = { short: 'harlequin', long: 'ciu' } as const;
const draws = { short: 20, long: 10_000 } as const;

/**
 * Loads the raffles where there are twenty, and where there are ten thousand in pages of fifty. What the sandbox has is
 * started over before and after.
 * @param home the raffles of a club
 */
export async function timePagedLists(
  browser: PlainBrowser,
  control: SandboxControl,
  home: (club: string) => string,
  times: number,
): Promise<Readonly<Record<keyof typeof clubs, Load>>> {
  await control.reset();
  const target = async (list: keyof typeof clubs): Promise<TimedPage> => {
    const club = clubs[list];
    await control.addDraws({ club, count: draws[list], name: 'Draw' });
    return {
      name: list,
      url: home(club),
      ready: 'main article',
      tokens: await control.createMember({ club }),
    };
  };
  const targets = [await target('short'), await target('long')];
  await control.manner({ pageSize: 50 });
  const loads = await timeLoads(browser, targets, times);
  await control.reset();
  const [short, long] = [loads.get('short'), loads.get('long')];
  if (!short || !long) throw new Error('The lists in pages were not loaded');
  return { short, long };
}
