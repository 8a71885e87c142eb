/**
 * Everything a member can come to see, for checks that hold everywhere. Each line of the route table is here by itself
 * in its plain content; what opens on a screen, or goes wrong there, stands in the files beside.
 */
import { routeNames, routeOf } from '../../../../src/lib/routes.ts';
import { ofSignIn, ofSignUp } from './auth.ts';
import { ofDesktop } from './desktop.ts';
import { ofDraws } from './draws.ts';
import { ofMember } from './member.ts';
import type { ScreenState } from './screen-state.ts';
import { ofMoney } from './wallet.ts';

const plain = (isProtected: boolean): ScreenState[] =>
  routeNames
    .filter((route) => (routeOf(route).access === 'protected') === isProtected)
    .map((route) => ({ route }));

/** What a member with money, tickets and subscriptions sees. */
export const memberStates = [...plain(true), ...ofDraws, ...ofMoney, ...ofMember, ...ofDesktop];

/** What a visitor sees. */
export const visitorStates = [...plain(false), ...ofSignIn, ...ofSignUp];
