/**
 * Everything a member can come to see, for checks that hold everywhere. Each line of the route table is here by itself
 * in its plain content; what opens on a screen, or goes wrong there, is named below.
 */
import type { Page } from '@playwright/test';
import { type RouteName, routeNames, routeOf } from '../../../../src/lib/routes.ts';
import type { SandboxControl } from '../../../support/sandbox-control.ts';

export interface ScreenState {
  readonly route: RouteName;
  /** What sets it apart from the screen's plain content. */
  readonly name?: string;
  /** Name of the draw, for the draw screen; the first live one when left out. */
  readonly draw?: string;
  readonly query?: string;
  /** Leads from the plain content to the state. */
  readonly open?: (page: Page, sandbox: SandboxControl) => Promise<unknown>;
  /** Where it differs by width: the one that has it. */
  readonly only?: 'phone' | 'desktop';
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const submit = (page: Page) => page.locator('main form button[type=submit]').click();
const alert = (page: Page) => page.getByRole('main').getByRole('alert').first().waitFor();
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' }).waitFor();

/** Opens the personal information for editing, afresh where an edit was left half done. */
async function edit(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Edit|Cancel) personal info$/ });
  if ((await toggle.textContent())?.startsWith('Cancel')) await toggle.click();
  await toggle.click();
}

const ofDraws: readonly ScreenState[] = [
  { route: 'raffles', name: 'no match', query: '?search=zzz' },
  { route: 'raffles', name: 'closed ones too', query: '?all=1&search=Meat' },
  { route: 'draw', name: 'once only', draw: 'Summer Getaway' },
  { route: 'draw', name: 'nothing remains', draw: 'Big Screen Draw' },
  { route: 'draw', name: 'scheduled', draw: 'Barbecue Season No. 1' },
  {
    route: 'draw',
    name: 'closed, with winners',
    draw: 'Friday Meat Raffle No. 41',
    open: (page) => page.getByRole('tab', { name: 'Prizes' }).click(),
  },
  {
    route: 'draw',
    name: 'all options',
    draw: 'Friday Meat Raffle No. 42',
    only: 'phone',
    open: (page) => press(page, 'Options'),
  },
  {
    route: 'draw',
    name: 'bought',
    draw: 'Summer Getaway',
    open: (page) => press(page, 'Purchase').then(() => toast(page)),
  },
  {
    route: 'draw',
    name: 'refused',
    draw: 'Summer Getaway',
    open: async (page, sandbox) => {
      await sandbox.faults({ path: 'draws/{id}/buy_tickets/', status: 500, times: 1 });
      await press(page, 'Purchase');
      await alert(page);
    },
  },
];

const ofMoney: readonly ScreenState[] = [
  // In this order, because what was picked is there again.
  { route: 'deposit', name: 'without an amount', open: submit },
  { route: 'deposit', name: 'picked', open: (page) => press(page, '£20') },
  { route: 'withdraw', name: 'all wrong', open: submit },
  {
    route: 'withdraw',
    name: 'everything',
    open: (page) => page.getByLabel('Withdraw entire balance').check(),
  },
  {
    route: 'subscriptions',
    name: 'asked whether to unsubscribe',
    open: (page) => press(page, 'Unsubscribe'),
  },
];

const ofMember: readonly ScreenState[] = [
  { route: 'createTicket', name: 'all wrong', open: submit },
  {
    route: 'changePassword',
    name: 'shown and wrong',
    open: async (page) => {
      await page.getByRole('button', { name: 'Show password' }).first().click();
      await submit(page);
    },
  },
  { route: 'profile', name: 'edited', open: edit },
  {
    route: 'profile',
    name: 'edited wrongly',
    open: async (page) => {
      await edit(page);
      await page.getByLabel('Name').fill('');
      await page.getByLabel('City').fill('Y');
      await submit(page);
    },
  },
  {
    route: 'profile',
    name: 'date picker',
    open: async (page) => {
      await edit(page);
      await press(page, /^Date of birth/);
      await page.getByRole('grid').waitFor();
    },
  },
  {
    route: 'profile',
    name: 'email dialog, wrong',
    open: async (page) => {
      await press(page, 'Edit email');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
  },
  {
    route: 'profile',
    name: 'switch client',
    open: async (page) => {
      await press(page, 'Switch Client');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    route: 'profile',
    name: 'identifier, edited',
    open: async (page) => {
      await page.getByRole('tab').last().click();
      await press(page, /^Edit (Pass card|Membership ID)/);
    },
  },
];

const ofDesktop: readonly ScreenState[] = [
  { route: 'tickets', name: 'theme menu', only: 'desktop', open: (page) => press(page, 'Theme') },
  { route: 'tickets', name: 'account menu', only: 'desktop', open: (page) => press(page, /Account menu/) },
  {
    route: 'tickets',
    name: 'notifications popover',
    only: 'desktop',
    open: async (page) => {
      await press(page, 'Notifications');
      await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    route: 'wallet',
    name: 'sidebar collapsed, with a tooltip',
    only: 'desktop',
    open: async (page) => {
      await press(page, 'Collapse sidebar');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).focus();
    },
  },
];

const right = 'All tickets of a draw have the same chance';
const next = (page: Page) => press(page, 'Continue');

/** Answers the quiz of the club whose visitor it is, and gives an email. */
async function signUpAs(page: Page, email: string): Promise<void> {
  await page.getByLabel(right).check();
  await next(page);
  await page.getByLabel('Email').fill(email);
  await next(page);
  await page.getByLabel('Password', { exact: true }).waitFor();
}

async function openBirthday(page: Page): Promise<void> {
  await signUpAs(page, 'new@example.com');
  await press(page, /^Date of birth/);
  await page.getByRole('spinbutton').first().waitFor();
}

const ofSignIn: readonly ScreenState[] = [
  { route: 'signIn', name: 'all wrong', open: submit },
  {
    route: 'signIn',
    name: 'refused',
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await submit(page);
      await alert(page);
    },
  },
  { route: 'forgotPassword', name: 'wrong', open: submit },
  {
    route: 'forgotPassword',
    name: 'sent',
    open: async (page) => {
      await page.getByLabel('Email').fill('alex@example.com');
      await submit(page);
      await page.getByText('Email was sent successfully').waitFor();
    },
  },
  {
    route: 'resetPassword',
    name: 'a good link',
    open: async (page, sandbox) => {
      const mail = (await sandbox.outbox()).findLast(({ to }) => to === 'alex@example.com');
      const [, token = ''] = /token=(\S+)/.exec(mail?.body ?? '') ?? [];
      await page.goto(new URL(`/reset-password?token=${token}`, page.url()).href);
      await submit(page);
    },
  },
  { route: 'callback', name: 'paid', query: '?amount=10&reference=R-1&lottery=2' },
  { route: 'callback', name: 'failed', query: '?error=The+payment+was+declined' },
];

const ofSignUp: readonly ScreenState[] = [
  { route: 'signUp', name: 'quiz without an answer', open: next },
  {
    route: 'signUp',
    name: 'email',
    open: async (page) => {
      await page.getByLabel(right).check();
      await next(page);
      await page.getByLabel('Email').waitFor();
      await next(page);
    },
  },
  { route: 'signUp', name: 'connect', open: (page) => signUpAs(page, 'sam@example.com') },
  {
    route: 'signUp',
    name: 'details, all wrong',
    open: async (page) => {
      await signUpAs(page, 'new@example.com');
      await submit(page);
    },
  },
  { route: 'signUp', name: 'birthday wheels', open: openBirthday },
  {
    route: 'signUp',
    name: 'birthday typed wrongly',
    open: async (page) => {
      await openBirthday(page);
      await press(page, 'Type it instead');
      await press(page, 'Confirm');
    },
  },
];

const plain = (isProtected: boolean): ScreenState[] =>
  routeNames
    .filter((route) => (routeOf(route).access === 'protected') === isProtected)
    .map((route) => ({ route }));

/** What a member with money, tickets and subscriptions sees. */
export const memberStates = [...plain(true), ...ofDraws, ...ofMoney, ...ofMember, ...ofDesktop];

/** What a visitor sees. */
export const visitorStates = [...plain(false), ...ofSignIn, ...ofSignUp];

/** The screens that load something of the member's: there it can be empty, on its way, or missing. */
export const loadingStates: readonly ScreenState[] = [
  ...(['raffles', 'draw', 'wallet', 'tickets', 'subscriptions'] as const),
  ...(['support', 'notifications', 'profile', 'withdraw', 'deposit'] as const),
].map((route) => ({ route }));
