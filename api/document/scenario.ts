import { demoPassword } from '../../sandbox/seed/members.ts';
import type { EndpointName } from '../../src/lib/contract/endpoints.ts';

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly payload?: Readonly<Record<string, unknown>>;
}

export interface ExampleCall extends CallInput {
  readonly call: EndpointName;
  readonly refusedInput?: CallInput;
}

export interface ScenarioData {
  readonly refreshToken: string;
  readonly resetToken: () => Promise<string>;
  readonly liveDraw: string;
  readonly otherLottery: string;
  readonly closedDraw: string;
  readonly subscription: (status: string) => string;
}

const email = 'alex@example.com';
const credentials = {
  email,
  password: demoPassword,
  remember_me: true,
  is_staff: false,
  reactivation: false,
};
const address = {
  address1: '12 Orchard Street',
  address2: '',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS2 7EW',
};
const newPassword = 'difference-engine';
const registration = {
  email: 'jo@example.com',
  password: newPassword,
  confirm_password: newPassword,
  passcode: '',
  date_of_birth: '1990-12-10',
  phone_number: '07700900123',
  club_code: '',
  name: 'Jo Lovelace',
};
const withdrawal = {
  amount: '10.00',
  ...address,
  phone_number: '07700900123',
  bank_name: 'Northern Bank',
  bank_account: '12345678',
  sortcode: '12-34-56',
};
const personal = {
  name: 'Alex Morgan',
  phone_number: '07700900142',
  ...address,
  date_of_birth: '1984-06-12',
};
const unknownId = { params: { id: '999999' } };

function readCalls({ liveDraw, closedDraw, refreshToken }: ScenarioData): readonly ExampleCall[] {
  return [
    {
      call: 'signIn',
      payload: credentials,
      refusedInput: { payload: { ...credentials, password: 'wrong' } },
    },
    { call: 'changeClient' },
    { call: 'checkRegistration', payload: { email }, refusedInput: { payload: { email: 'alex' } } },
    { call: 'getTenant' },
    { call: 'getMember' },
    { call: 'getMemberClients' },
    { call: 'listDraws', query: { status: ['live', 'scheduled', 'closed'], sort: 'popular', order: 'desc' } },
    { call: 'getDraw', params: { id: liveDraw }, refusedInput: unknownId },
    { call: 'listPrizes', params: { id: closedDraw }, refusedInput: unknownId },
    { call: 'listTickets' },
    { call: 'listSubscriptions' },
    { call: 'listTransactions' },
    { call: 'listSupportTickets' },
    { call: 'listNotifications' },
    { call: 'refreshToken', payload: { refreshToken }, refusedInput: { payload: { refreshToken: 'spent' } } },
  ];
}

function writeCalls({ liveDraw, otherLottery, subscription }: ScenarioData): readonly ExampleCall[] {
  return [
    {
      call: 'updateMember',
      payload: personal,
      refusedInput: { payload: { ...personal, phone_number: '1' } },
    },
    {
      call: 'updatePasscode',
      payload: { ref_code: '40722' },
      refusedInput: { payload: { ref_code: '40723' } },
    },
    {
      call: 'buyTickets',
      params: { id: liveDraw },
      payload: { count: 1 },
      refusedInput: { params: { id: liveDraw }, payload: { count: 999 } },
    },
    {
      call: 'subscribe',
      payload: { ticket_count: 1, lottery_id: otherLottery },
      refusedInput: { payload: { ticket_count: 1, lottery_id: otherLottery } },
    },
    {
      call: 'unsubscribe',
      params: { id: subscription('active') },
      refusedInput: { params: { id: subscription('active') } },
    },
    { call: 'paySubscription', params: { id: subscription('payment') } },
    { call: 'deposit', payload: { amount: '10.00' }, refusedInput: { payload: { amount: '0.50' } } },
    {
      call: 'withdraw',
      payload: withdrawal,
      refusedInput: { payload: { ...withdrawal, amount: '9999.00' } },
    },
    {
      call: 'createSupportTicket',
      payload: {
        category: 'Payments',
        subject: 'Deposit is missing',
        description: 'I paid in ten pounds yesterday.',
      },
      refusedInput: {
        payload: { category: 'Payments', subject: 'Help', description: 'Please help me soon.' },
      },
    },
    { call: 'register', payload: registration, refusedInput: { payload: registration } },
    {
      call: 'connect',
      payload: { email: 'elsewhere@example.com', password: demoPassword },
      refusedInput: { payload: { email: 'elsewhere@example.com', password: 'wrong' } },
    },
  ];
}

async function credentialCalls({ resetToken }: ScenarioData): Promise<readonly ExampleCall[]> {
  const change = { current_password: demoPassword, new_password: newPassword, confirm_password: newPassword };
  const token = await resetToken();
  const reset = { token, password: demoPassword, confirm_password: demoPassword };
  return [
    { call: 'updatePassword', payload: change, refusedInput: { payload: change } },
    {
      call: 'updateEmail',
      payload: { email: 'alex.morgan@example.com', password: newPassword },
      refusedInput: { payload: { email: 'alex.morgan@example.com', password: 'wrong' } },
    },
    { call: 'validateResetToken', payload: { token }, refusedInput: { payload: { token: 'spent' } } },
    { call: 'confirmPasswordReset', payload: reset, refusedInput: { payload: reset } },
  ];
}

/** Yields every call of the contract once, in an order that succeeds. */
export async function* exampleCalls(data: ScenarioData): AsyncGenerator<ExampleCall> {
  yield* readCalls(data);
  yield* writeCalls(data);
  yield { call: 'requestPasswordReset', payload: { email }, refusedInput: { payload: { email: 'alex' } } };
  yield* await credentialCalls(data);
}
