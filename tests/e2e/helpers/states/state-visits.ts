import { type Page, test } from '@playwright/test';
import { getRoute, type RouteName } from '../../../../src/lib/routes.ts';
import type { SandboxControl } from '../../../helpers/sandbox-control.ts';
import { siteUrl } from '../hosts/addresses.ts';
import type { ScreenState } from './screen-state.ts';

interface Walk {
  readonly page: Page;
  readonly club: string;
  readonly sandbox: SandboxControl;
  readonly states: readonly ScreenState[];
  readonly prepare?: () => Promise<unknown>;
  /** Runs in the page; by default `isLoaded`. */
  readonly isThere?: () => boolean;
}

async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(async (href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, address);
}

/** The first live draw, for states without one of their own. */
async function firstDraw(page: Page, club: string): Promise<string> {
  await page.goto(siteUrl(club));
  const links = page.getByRole('main').getByRole('link', { name: /^Play/ });
  return (await links.first().getAttribute('href')) ?? '';
}

/** Finds a draw by its name, closed ones too. */
async function findDraw(page: Page, name: string): Promise<string> {
  await follow(page, `/?all=1&search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name }).first();
  return (await card.getByRole('link').first().getAttribute('href')) ?? '';
}

function closeMessages(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.toast button')) button.click();
}

/** Screens whose title depends on their content. */
const hasOwnTitle = (route: RouteName) => route === 'draw' || route === 'callback';

/** Runs in the page. */
export function isLoaded(): boolean {
  return Boolean(document.querySelector('h1')) && !document.querySelector('[aria-busy=true], #skeleton');
}

/** A transient notice would cover the screen. */
const isSettled = () => !document.querySelector('[data-slot=transient-notice]');

/**
 * Visits states within one page, which is faster than loads. Another screen in between makes states of one screen
 * fresh.
 * @param visit called in each state; returns findings
 * @returns findings by state name; states without any are omitted
 */
export async function visitStates(
  { page, club, sandbox, states, prepare, isThere = isLoaded }: Walk,
  visit: (state: ScreenState) => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const isMember = states.some(({ route }) => getRoute(route).access === 'protected');
  const needsDraw = states.some(({ route, draw }) => getRoute(route).path.includes(':') && !draw);
  const firstLive = needsDraw ? await firstDraw(page, club) : '';
  await prepare?.();
  await page.goto(siteUrl(club, isMember ? '/change-password' : '/sign-in'));
  await page.waitForFunction(() => !document.getElementById('skeleton'));
  const found: Record<string, readonly string[]> = {};
  let last: RouteName = isMember ? 'changePassword' : 'signIn';
  for (const wanted of states) {
    const { route, name, draw, query = '', open, cleanUp } = wanted;
    const { path, title } = getRoute(route);
    const state = [title, name].filter(Boolean).join(', ');
    await test.step(state, async () => {
      await page.keyboard.press('Escape');
      await page.evaluate(closeMessages);
      if (route === last)
        await follow(page, isMember ? '/more' : hasOwnTitle(route) ? '/sign-in' : '/callback');
      last = route;
      const drawPath = draw ? await findDraw(page, draw) : firstLive;
      const between = await page.title();
      await follow(page, (path.includes(':') ? drawPath : path) + query);
      await page.waitForFunction(
        // The title may begin with the unread count.
        ([start, other]) =>
          start
            ? document.title.replace(/^\(\S+\) /, '').startsWith(`${start} · `)
            : document.title !== other,
        [hasOwnTitle(route) ? '' : title, between] as const,
      );
      await page.waitForFunction(isThere);
      await open?.(page, sandbox);
      await page.waitForFunction(isSettled);
      const lines = await visit(wanted);
      await cleanUp?.(page, sandbox);
      if (lines.length > 0) found[state] = lines;
    });
  }
  return found;
}
