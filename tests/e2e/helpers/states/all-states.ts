/** All screen states: each route's plain content, and the states of the files beside. */
import { getRoute, routeNames } from '../../../../src/lib/routes.ts';
import { isSoak, sample } from '../walks.ts';
import { signInStates, signUpStates } from './auth.ts';
import { drawStates } from './draws.ts';
import { accountStates } from './member.ts';
import { press, type ScreenState } from './screen-state.ts';
import { walletStates } from './wallet.ts';

const desktopStates: readonly ScreenState[] = [
  { route: 'tickets', name: 'theme menu', only: 'desktop', open: (page) => press(page, 'Theme') },
  { route: 'tickets', name: 'account menu', only: 'desktop', open: (page) => press(page, /Account menu/) },
  {
    route: 'tickets',
    name: 'notifications popover',
    only: 'desktop',
    open: async (page) => {
      await press(page, 'Notifications');
      await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    route: 'wallet',
    name: 'sidebar collapsed, with a tooltip',
    only: 'desktop',
    open: async (page) => {
      await press(page, 'Collapse sidebar');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).focus();
    },
  },
];

/** All compliance texts share one screen. */
const complianceRoute = 'gdpr';

const plain = (isProtected: boolean): ScreenState[] =>
  routeNames
    .filter((route) => (getRoute(route).access === 'protected') === isProtected)
    .filter((route) => isSoak || getRoute(route).menu !== 'compliance' || route === complianceRoute)
    .map((route) => ({ route }));

/** For a member with money, tickets and subscriptions. */
export const memberStates = [
  ...plain(true),
  ...sample([...drawStates, ...walletStates, ...accountStates, ...desktopStates], 3),
];

export const visitorStates = [...plain(false), ...sample([...signInStates, ...signUpStates], 3)];
