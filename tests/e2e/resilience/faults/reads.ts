import type { Page } from '@playwright/test';
import type { EndpointName } from '../../../../src/lib/contract/endpoints.ts';
import type { Operation } from '../../../../src/lib/messages/operations.ts';
import { type CallScenario, main, openDraw, type ScenarioContext, visit } from './call-scenario.ts';

/** A list that its screen requests when it opens. */
const list = (operation: Operation, path: string): CallScenario => ({
  operation,
  open: (place: ScenarioContext) => visit(place, path),
  done: (page: Page) => main(page).locator('article, li').first(),
});

/** Each request is sent when its screen opens, and again by the Try again button. */
export const reads = {
  getMember: {
    operation: 'getMember',
    open: (place) => visit(place, '/profile'),
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
  listDraws: list('listDraws', '/'),
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
  listTickets: list('listTickets', '/tickets'),
  listSubscriptions: list('listSubscriptions', '/subscriptions'),
  listTransactions: list('listTransactions', '/wallet'),
  listSupportTickets: list('listSupportTickets', '/support'),
  listNotifications: list('listNotifications', '/notifications'),
} as const satisfies Partial<Record<EndpointName, CallScenario>>;
