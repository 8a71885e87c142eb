import { existsSync } from 'node:fs';

/** Modules below `src`, separated by spaces, or a pattern for others. */
type ModuleLine = string | RegExp;

/**
 * Groups modules that load together. Each script costs a slow phone (CPU 4x) 3 to 5 ms of work. A group also takes
 * the imports of its modules that no earlier group has. So the groups that screens share stand before the
 * services: otherwise a screen would load a service for one icon.
 */
const chunkGroups: Readonly<Record<string, readonly ModuleLine[]>> = {
  basics: [
    'lib/config lib/paths lib/browser/runtime lib/format/text lib/prefetch/prefetched-requests lib/prefetch/page-reads lib/tenant/cached-tenant lib/tenant/current-tenant lib/storage/offline-cache lib/storage/stored-value lib/contract/wire/read-values islands/ui/controls/button-link islands/ui/content/card islands/ui/content/list islands/ui/form/fields/field-class islands/ui/static-renderer islands/shared/logo-class',
    /node_modules\/react\/(cjs\/react-)?jsx-runtime/,
    /vite\/preload-helper|rolldown\/runtime/,
  ],
  // Every screen of a member has amounts, dates and badges.
  amounts: [
    'lib/contract/wire/read-money-and-times lib/format/date-time lib/format/list islands/ui/content/money islands/ui/content/badge lib/draws/draw-status',
  ],
  // The static renderer in `basics` renders the first cards, or a compliance text, before React loads.
  'first-cards': [
    'lib/draws/draw-card islands/draws/cards/draw-picture islands/ui/content/countdown-view islands/draws/cards/first-cards',
  ],
  'first-text': ['islands/tenant/first-text'],
  start: ['stores/app/entry stores/app/in-flight lib/orders/money-operations'],
  framework: [/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//],
  app: [
    'islands/app islands/app-shell/first-view/mount islands/app-shell/error-boundary islands/app-shell/frame islands/app-shell/navigation/use-route-change islands/ui/messages/alert islands/ui/controls/button islands/ui/loading/skeleton islands/ui/loading/two-phase islands/ui/focus/focus-target',
    /\/icons\/x\.mjs$/,
  ],
  form: [
    'islands/ui/form/form islands/ui/form/fields/text-field islands/ui/form/fields/password-field islands/ui/form/fields/checkbox-field lib/auth/shared-session islands/auth/auth-layout',
  ],
  queries: [/node_modules\/@tanstack\//],
  data: [
    'stores/data/query stores/data/list-query stores/data/prefetch stores/member/member stores/app/filters stores/app/pause lib/safer-play/pause-key lib/format/london-day lib/storage/anonymous-key lib/contract/wire/counts lib/contract/wire/money-and-times lib/contract/tickets stores/draws/draws',
  ],
  member: [
    'islands/ui/page islands/app-shell/app-frame islands/app-shell/phone-header islands/app-shell/tab-bar islands/app-shell/use-notices islands/shared/screen-title islands/ui/messages/empty islands/ui/loading/loaded islands/ui/loading/show-more islands/ui/loading/optional-component islands/ui/loading/use-in-view islands/shared/member-links stores/notifications/visible-lists lib/messages/member-notices',
    /\/icons\/chevron-(down|right)\.mjs$/,
  ],
  filters: ['islands/ui/controls/search-box islands/ui/controls/select islands/ui/controls/switch'],
  clock: ['stores/app/clock'],
  countdown: ['islands/draws/cards/draw-countdown islands/draws/cards/draw-logo'],
  'draw-list': ['islands/draws/draw-list'],
  actions: ['stores/data/action lib/messages/failures lib/messages/successes'],
  dialog: ['islands/ui/overlays/dialog'],
  'token-refresh': ['lib/api/token-refresh'],
  // Most lists and the services below share these modules.
  lists: [
    'lib/orders/pending-order-names stores/subscriptions/uncovered stores/wallet/wallet stores/tickets/tickets stores/draws/draw-lists stores/notifications/notifications-query islands/ui/controls/tabs islands/ui/loading/all-pages islands/ui/content/definition-list lib/format/local-day',
    /\/icons\/(share|trophy)\.mjs$/,
  ],
  support: ['stores/support/prefilled-request stores/support/support-requests'],
  outcomes: ['lib/draws/results lib/tickets/ticket-outcomes'],
  orders: [
    'lib/contract/purchase stores/orders/orders stores/data/action-family islands/orders/unanswered-order islands/orders/unfinished-payments islands/shared/trusted-link islands/shared/bank-approval-note',
  ],
  subscriptions: ['stores/subscriptions/subscriptions'],
  'subscription-rules': [
    'lib/subscriptions/subscription-rules lib/subscriptions/next-draw lib/subscriptions/uncovered',
  ],
  usage: ['stores/safer-play/time-spent'],
  drafts: ['lib/drafts/storage'],
  'page-services': ['islands/app-shell/services/page-services'],
  http: [/node_modules\/(ofetch|ufo|destr)\//],
  'app-services': ['islands/app-shell/services/app-services islands/ui/messages/toaster'],
  'member-services': ['islands/app-shell/services/member-services'],
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
