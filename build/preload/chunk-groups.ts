import { existsSync } from 'node:fs';

/** Modules below `src`, separated by spaces, or a pattern for others. */
type ModuleLine = string | RegExp;

/**
 * Groups modules by subject: a chunk per shared module compresses badly and costs a request. Dependencies
 * join the group. A module behind `import()` stays out, because its facade file would cost a round trip.
 */
const chunkGroups: Readonly<Record<string, readonly ModuleLine[]>> = {
  basics: [
    'lib/config lib/paths lib/browser/runtime lib/format/text lib/prefetch/prefetched-requests lib/storage/offline-cache lib/contract/wire/read-values islands/ui/controls/button-link',
    /node_modules\/react\/(cjs\/react-)?jsx-runtime/,
    /vite\/preload-helper|rolldown\/runtime/,
  ],
  // Every screen of a member has amounts, dates and badges.
  amounts: [
    'lib/contract/wire/read-money-and-times lib/format/date-time islands/ui/content/money islands/ui/content/badge lib/draws/draw-status',
  ],
  // The static renderer renders the first cards and a compliance text before React loads.
  'static-renderer': ['islands/ui/static-renderer'],
  'draw-card': ['lib/draws/draw-card islands/draws/cards/draw-picture islands/ui/content/countdown-view'],
  'first-cards': ['islands/draws/cards/first-cards'],
  'first-text': ['islands/tenant/first-text'],
  start: ['stores/app/entry stores/data/action stores/data/prefetch'],
  framework: [/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//],
  data: [
    'stores/data/query stores/data/list-query stores/member/member stores/app/filters lib/contract/wire/counts lib/contract/wire/money-and-times lib/contract/tickets',
  ],
  app: [
    'islands/app islands/app-shell/first-view/mount islands/app-shell/error-boundary islands/app-shell/frame islands/app-shell/navigation/use-route-change islands/ui/messages/alert islands/ui/controls/button islands/ui/loading/skeleton islands/ui/loading/two-phase islands/ui/focus/focus-target',
    /\/icons\/x\.mjs$/,
  ],
  form: ['islands/ui/form/form islands/ui/form/fields/text-field islands/ui/form/fields/password-field'],
  member: [
    'islands/ui/page islands/app-shell/phone-header islands/app-shell/tab-bar islands/app-shell/use-notices islands/shared/screen-title islands/ui/messages/empty islands/ui/loading/loaded islands/ui/loading/list-end islands/ui/loading/use-in-view islands/shared/member-links lib/messages/member-notices',
    /\/icons\/chevron-(down|right)\.mjs$/,
  ],
  'order-tracking': ['stores/orders/track-order stores/wallet/deposit stores/wallet/withdrawal'],
  filters: ['islands/ui/controls/search-box islands/ui/controls/select'],
  orders: [
    'lib/contract/purchase stores/orders/payment-redirect stores/orders/account-snapshot stores/data/action-family islands/shared/order-status',
  ],
};

const hasModule = (path: string) =>
  ['.ts', '.tsx'].some((extension) => existsSync(new URL(`../../src/${path}${extension}`, import.meta.url)));

function toPattern(line: ModuleLine): string {
  if (line instanceof RegExp) return line.source;
  const modules = line.split(' ');
  const missing = modules.find((path) => !hasModule(path));
  if (missing) throw new Error(`src/${missing} of a chunk group does not exist`);
  return `/src/(${modules.join('|')})\\.tsx?$`;
}

/** The first match wins. @throws {Error} when a listed module does not exist */
export function createChunkGroups() {
  return Object.entries(chunkGroups).map(([name, lines], index, { length }) => ({
    name,
    test: new RegExp(lines.map(toPattern).join('|')),
    priority: length - index,
  }));
}
