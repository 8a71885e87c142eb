import type { RouteName } from '../routes.ts';

/** Screens on which money is about to move, or has just been moved: nothing comes up or changes there by itself. */
export const moneyScreens: readonly RouteName[] = ['deposit', 'withdraw', 'callback'];
