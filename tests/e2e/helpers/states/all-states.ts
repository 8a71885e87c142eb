/**
 * Everything a member can come to see, for checks that hold everywhere. Each line of the route table is here by itself
 * in its plain content; what opens on a screen, or goes wrong there, stands in the files beside.
 */
import { getRoute, routeNames } from '../../../../src/lib/routes.ts';
import { signInStates, signUpStates } from './auth.ts';
import { desktopStates } from './desktop.ts';
import { drawStates } from './draws.ts';
import { accountStates } from './member.ts';
import type { ScreenState } from './screen-state.ts';
import { walletStates } from './wallet.ts';

const plain = (isProtected: boolean): ScreenState[] =>
  routeNames
    .filter((route) => (getRoute(route).access === 'protected') === isProtected)
    .map((route) => ({ route }));

/** What a member with money, tickets and subscriptions sees. */
export const memberStates = [
  ...plain(true),
  ...drawStates,
  ...walletStates,
  ...accountStates,
  ...desktopStates,
];

/** What a visitor sees. */
export const visitorStates = [...plain(false), ...signInStates, ...signUpStates];
