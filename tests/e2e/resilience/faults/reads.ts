import type { EndpointName } from '../../../../src/lib/contract/endpoints.ts';
import { type CallScenario, main, openDraw, type ScenarioContext, visit } from './call-scenario.ts';

const at = (path: string) => (place: ScenarioContext) => visit(place, path);

/** Each request is sent when its screen opens, and again by the Try again button. */
export const reads = {
  getMember: {
    operation: 'getMember',
    open: at('/profile'),
    done: (page) => page.getByRole('region', { name: 'Account' }),
  },
  getMemberClients: {
    operation: 'getMember',
    open: async (place) => {
      await visit(place, '/profile');
      await main(place.page).getByRole('button', { name: 'Switch Client' }).click();
    },
    scope: (page) => page.getByRole('dialog'),
    done: (page) => page.getByRole('dialog').getByRole('listitem').first(),
  },
  listDraws: {
    operation: 'listDraws',
    open: at('/'),
    done: (page) => page.getByRole('link', { name: /^Play/ }).first(),
  },
  getDraw: {
    operation: 'getDraw',
    open: (place) => openDraw(place),
    done: (page) => page.getByRole('complementary', { name: 'Get tickets' }),
  },
  listPrizes: {
    operation: 'getDraw',
    open: async (place) => {
      await openDraw(place);
      await place.page.getByRole('tab', { name: 'Prizes' }).click();
    },
    done: (page) => page.getByRole('tabpanel').getByRole('listitem').first(),
  },
  listTickets: {
    operation: 'listTickets',
    open: at('/tickets'),
    done: (page) =>
      page
        .getByRole('article')
        .filter({ hasText: /^Ticket/ })
        .first(),
  },
  listSubscriptions: {
    operation: 'listSubscriptions',
    open: at('/subscriptions'),
    done: (page) => page.getByRole('article').first(),
  },
  listTransactions: {
    operation: 'listTransactions',
    open: at('/wallet'),
    done: (page) => main(page).getByRole('listitem').first(),
  },
  listSupportTickets: {
    operation: 'listSupportTickets',
    open: at('/support'),
    done: (page) => main(page).getByRole('listitem').first(),
  },
  listNotifications: {
    operation: 'listNotifications',
    open: at('/notifications'),
    done: (page) => main(page).getByRole('listitem').first(),
  },
} as const satisfies Partial<Record<EndpointName, CallScenario>>;
