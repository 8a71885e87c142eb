import { atom } from 'nanostores';
import type { RouteName } from '../../lib/routes.ts';

/** What something that leads to news is given: a name that says how much is new, and the figure that its mark shows. */
interface NewsMark {
  readonly 'aria-label': string;
  readonly 'data-new': string;
}

/** What is new, by the screens that lead to it; nothing while nobody is signed in, or nothing is known. */
export const $unreadBadges = atom<Readonly<Partial<Record<RouteName, NewsMark>>>>({});
