import { atom } from 'nanostores';
import { getRoute, type RouteName } from '../../lib/routes.ts';

/** `text` is a short count, `label` says in words what is counted. */
export interface MenuBadge {
  readonly text: string;
  readonly label: string;
}

type Badges = Readonly<Partial<Record<RouteName, MenuBadge | undefined>>>;

interface MenuBadgeAttributes {
  readonly 'aria-label': string;
  readonly 'data-new': string;
}

/** Attributes of menu links (styles/menu-badge.css). Empty while unknown. */
export const $menuBadges = atom<Readonly<Partial<Record<RouteName, MenuBadgeAttributes>>>>({});

let badges: Badges = {};

/** Phones reach these by "More", which shows their sum. */
const behindMore = ['support', 'subscriptions'] as const satisfies readonly RouteName[];

function createMoreBadge(): MenuBadge | undefined {
  const all = behindMore.flatMap((name) => badges[name] ?? []);
  const [first, ...others] = all;
  if (!first || others.length === 0) return first;
  const count = all.reduce((sum, { text }) => sum + Number.parseInt(text, 10), 0);
  const isMore = all.some(({ text }) => text.endsWith('+'));
  return { text: `${count}${isMore ? '+' : ''}`, label: all.map(({ label }) => label).join(', ') };
}

/** Replaces the badges of these routes; undefined removes one. */
export function setMenuBadges(changed: Badges): void {
  badges = { ...badges, ...changed };
  const entries = Object.entries({ ...badges, more: createMoreBadge() }).flatMap(([name, badge]) =>
    badge
      ? [
          [
            name,
            { 'aria-label': `${getRoute(name as RouteName).title}, ${badge.label}`, 'data-new': badge.text },
          ] as const,
        ]
      : [],
  );
  $menuBadges.set(Object.fromEntries(entries));
}
