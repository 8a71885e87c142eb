import { atom } from 'nanostores';
import { getRoute, type RouteName } from '../../lib/routes.ts';

/** `text` is a short count, `label` describes what is counted. */
export interface MenuBadge {
  readonly text: string;
  readonly label: string;
}

type Badges = Readonly<Partial<Record<RouteName, MenuBadge | undefined>>>;

interface MenuBadgeAttributes {
  readonly 'aria-label': string;
  readonly 'data-new': string;
}

/** Attributes of menu links (styles/frame.css). Empty while unknown. */
export const $menuBadges = atom<Readonly<Partial<Record<RouteName, MenuBadgeAttributes>>>>({});

let badges: Badges = {};

/** Routes below "More" on phones, which shows the sum of their badges. */
const behindMore = ['support', 'subscriptions'] as const satisfies readonly RouteName[];

function createMoreBadge(): MenuBadge | undefined {
  const all = behindMore.flatMap((name) => badges[name] ?? []);
  const [first, ...others] = all;
  if (!first || others.length === 0) return first;
  const count = all.reduce((sum, { text }) => sum + Number.parseInt(text, 10), 0);
  const isMore = all.some(({ text }) => text.endsWith('+'));
  return { text: `${count}${isMore ? '+' : ''}`, label: all.map(({ label }) => label).join(', ') };
}

function toAttributes(name: RouteName, { text, label }: MenuBadge): MenuBadgeAttributes {
  return { 'aria-label': `${getRoute(name).title}, ${label}`, 'data-new': text };
}

/** Replaces the badges of these routes; undefined removes one. */
export function setMenuBadges(changed: Badges): void {
  badges = { ...badges, ...changed };
  const attributes: Partial<Record<RouteName, MenuBadgeAttributes>> = {};
  for (const [name, badge] of Object.entries({ ...badges, more: createMoreBadge() }))
    if (badge) attributes[name as RouteName] = toAttributes(name as RouteName, badge);
  $menuBadges.set(attributes);
}
