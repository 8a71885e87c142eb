import type { Page } from '@playwright/test';
import type { EndpointName } from '../../../../src/lib/contract/endpoints.ts';
import { successes } from '../../../../src/lib/messages/operations.ts';
import { notices } from '../../../helpers/notices.ts';
import { purchasePanel as panel } from '../../helpers/locators.ts';
import { demoMember } from '../../helpers/sign-in.ts';
import {
  button,
  type CallScenario,
  fill,
  main,
  messageText,
  openDraw,
  type ScenarioContext,
  visit,
} from './call-scenario.ts';

const newPassword = 'difference-engine';
const dialog = (page: Page) => page.getByRole('dialog');
const paymentPage = (page: Page) => page.getByRole('button', { name: 'Approve' });
const bank = { 'Bank name': 'Barclays', 'Account number': '12345678', 'Sort code': '123456' };

async function edit(place: ScenarioContext, what: string, tab?: string): Promise<void> {
  await visit(place, '/profile');
  if (tab) await place.page.getByRole('tab', { name: tab }).click();
  await button(`Edit ${what}`)(place.page);
}

/** In the order of one visit: unsubscribe needs the only subscription, and deposit leaves the app. */
export const memberWrites = {
  updateMember: {
    operation: 'updatePersonalInfo',
    open: async (place) => {
      await edit(place, 'personal info');
      await fill(main(place.page), { Name: 'Alexandra Morgan-Lee' });
    },
    send: button('Save'),
    done: (page) => messageText(page, successes.updatePersonalInfo().text),
    field: { name: 'phone_number', label: 'Phone number' },
  },
  updatePasscode: {
    operation: 'updatePasscode',
    open: async (place) => {
      await edit(place, 'Pass card', 'Pass card');
      await main(place.page).getByRole('textbox', { name: 'Pass card' }).fill('A-100');
    },
    send: button('Save'),
    done: (page) => messageText(page, successes.updatePasscode('Pass card').text),
    field: { name: 'ref_code', label: 'Pass card' },
  },
  updateEmail: {
    operation: 'updateEmail',
    open: async (place) => {
      await edit(place, 'email');
      await fill(dialog(place.page), { Email: 'alexandra@example.com', Password: demoMember.password });
    },
    send: button('Save', dialog),
    scope: dialog,
    done: (page) => messageText(page, notices.emailUpdated),
    field: { name: 'email', label: 'Email' },
  },
  updatePassword: {
    operation: 'changePassword',
    open: async (place) => {
      await visit(place, '/change-password');
      await fill(main(place.page), {
        'Current Password': demoMember.password,
        'New Password': newPassword,
        'Confirm Password': newPassword,
      });
    },
    send: button('Change password'),
    done: (page) => messageText(page, successes.changePassword().text),
    field: { name: 'current_password', label: 'Current Password' },
  },
  createSupportTicket: {
    operation: 'createSupportTicket',
    open: async (place) => {
      await visit(place, '/support/create-ticket');
      await fill(main(place.page), { Subject: 'My tickets', Description: 'Where can I see them?' });
    },
    send: button('Open ticket'),
    done: (page) => messageText(page, successes.createSupportTicket().text),
    field: { name: 'subject', label: 'Subject' },
  },
  withdraw: {
    operation: 'withdraw',
    open: async (place) => {
      await visit(place, '/wallet/withdraw');
      await fill(main(place.page), { 'Amount in pounds': '10', ...bank });
    },
    send: button('Withdraw'),
    done: (page) => messageText(page, successes.withdraw().text),
    field: { name: 'bank_account', label: 'Account number' },
  },
  unsubscribe: {
    operation: 'unsubscribe',
    open: (place) => visit(place, '/subscriptions'),
    send: async (page) => {
      await button(/^Unsubscribe from/)(page);
      await button(/^Unsubscribe from/, dialog)(page);
    },
    done: (page) => messageText(page, successes.unsubscribe().text),
  },
  paySubscription: {
    operation: 'paySubscription',
    open: (place) => visit(place, '/subscriptions'),
    send: button(/^Go to payment for/),
    done: (page) => messageText(page, successes.paySubscription(3).text),
  },
  buyTickets: {
    operation: 'buyTickets',
    open: async (place) => {
      await openDraw(place);
      await panel(place.page).getByRole('button', { name: 'One more' }).click();
    },
    send: button('Purchase', panel),
    scope: panel,
    done: (page) => messageText(page, successes.buyTickets(2).text),
  },
  subscribe: {
    operation: 'subscribe',
    open: async (place) => {
      await openDraw(place, 'subscription');
      await place.page.getByRole('radio', { name: 'Subscribe' }).check();
    },
    send: button('Subscribe', panel),
    scope: panel,
    done: (page) => messageText(page, successes.subscribe(1).text),
  },
  deposit: {
    operation: 'deposit',
    open: async (place) => {
      await visit(place, '/wallet/deposit');
      await fill(main(place.page), { 'Amount in pounds': '12.50' });
    },
    send: button('Deposit'),
    done: paymentPage,
    field: { name: 'amount', label: 'Amount in pounds' },
  },
} as const satisfies Partial<Record<EndpointName, CallScenario>>;
