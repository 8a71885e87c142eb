/** Screens whose data is empty, failed or loading. */
import type { Page } from '@playwright/test';
import { requestTimeoutMs } from '../../../../src/lib/config.ts';
import type { RouteName } from '../../../../src/lib/routes.ts';
import type { SandboxControl } from '../../../helpers/sandbox-control.ts';
import { disableOfflineCache } from '../page-setup.ts';
import type { ScreenState } from './screen-state.ts';
import { visitStates } from './state-visits.ts';

interface Lack {
  readonly what: string;
  readonly club: string;
  readonly email?: string;
  readonly routes: readonly RouteName[];
  readonly prepare?: (page: Page, sandbox: SandboxControl) => Promise<unknown>;
  /** Runs in the page. */
  readonly isThere?: () => boolean;
}

/** Disables timers of `patienceMs`. */
function waitForEver(patienceMs: number): void {
  const set = setTimeout;
  Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
    ms === patienceMs ? 0 : set(run, ms),
  );
}

const routes = [
  ...(['draws', 'draw', 'wallet', 'tickets', 'subscriptions'] as const),
  ...(['support', 'notifications', 'profile', 'withdraw', 'deposit'] as const),
];

export const dataStates: readonly Lack[] = [
  { what: 'is empty', club: 'harlequin', email: 'empty@example.com', routes },
  {
    what: 'failed to load',
    club: 'riverside',
    routes,
    prepare: async (page, sandbox) => {
      await page.route('**/pictures/**', (route) => route.abort());
      await sandbox.faults({ method: 'GET', status: 500 });
    },
  },
  {
    what: 'is loading',
    club: 'riverside',
    routes: routes.filter((route) => route !== 'deposit'),
    prepare: async (page) => {
      // Requests without replies, and a page without a request timeout.
      await page.route(/:8787\/(?!clients)/, () => undefined);
      await page.addInitScript(waitForEver, requestTimeoutMs);
    },
    isThere: () =>
      [...document.querySelectorAll('.skeleton')].some((piece) =>
        piece.checkVisibility({ visibilityProperty: true }),
      ),
  },
];

interface Guest {
  readonly page: Page;
  readonly sandbox: SandboxControl;
  readonly signedIn: (page: Page, club: string, email?: string) => Promise<void>;
}

export async function visitDataStates(
  { page, sandbox, signedIn }: Guest,
  lack: Lack,
  visit: (state: ScreenState) => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const { club, email, routes: wanted, prepare, isThere } = lack;
  await disableOfflineCache(page);
  await signedIn(page, club, email);
  return visitStates(
    {
      page,
      club,
      sandbox,
      states: wanted.map((route) => ({ route })),
      ...(prepare && { prepare: () => prepare(page, sandbox) }),
      ...(isThere && { isThere }),
    },
    visit,
  );
}
