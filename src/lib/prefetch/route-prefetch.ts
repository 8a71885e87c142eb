import { getDraw, listDraws, listPrizes } from '../contract/draws.ts';
import { getRequestPath } from '../contract/endpoint.ts';
import { getMember, listNotifications } from '../contract/member.ts';
import { listSubscriptions } from '../contract/subscriptions.ts';
import { listSupportTickets } from '../contract/support.ts';
import { getTenant } from '../contract/tenant.ts';
import { listTickets } from '../contract/tickets.ts';
import { listTransactions } from '../contract/wallet.ts';
import { parseDrawsFilters, toDrawsQuery, toResultsQuery } from '../draws/draw-filters.ts';
import type { RouteName } from '../routes.ts';

const routePaths: Partial<Record<RouteName, readonly string[]>> = {
  draws: [getRequestPath(listDraws, { query: toDrawsQuery(parseDrawsFilters({})) })],
  draw: [getDraw.path, listPrizes.path],
  wallet: [listTransactions.path],
  statement: [listTransactions.path],
  tickets: [listTickets.path],
  subscriptions: [listSubscriptions.path],
  results: [getRequestPath(listDraws, { query: toResultsQuery('') })],
  support: [listSupportTickets.path],
  notifications: [listNotifications.path],
};

/** Returns the API paths for layouts/head/main.ts. `{id}` is the id in the page's URL. */
export function getPrefetchPaths(name: RouteName): string[] {
  return [getTenant.path, getMember.path, ...(routePaths[name] ?? [])];
}
