import type { SandboxControl } from '../helpers/sandbox-control.ts';
import { type Load, type TimedPage, timeLoads } from './loads.ts';
import type { PlainBrowser } from './plain-browser.ts';

/** One tenant per length, so that their loads alternate. */
const clubs = { short: 'harlequin', long: 'ciu' } as const;
const draws = { short: 20, long: 10_000 } as const;

/** Times the raffles with 20 draws, and with 10,000 in pages of 50. Resets the sandbox. */
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
  await control.setProfile({ pageSize: 50 });
  const loads = await timeLoads(browser, targets, times);
  await control.reset();
  const [short, long] = [loads.get('short'), loads.get('long')];
  if (!short || !long) throw new Error('The lists in pages were not loaded');
  return { short, long };
}
