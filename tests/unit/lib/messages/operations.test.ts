import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../src/lib/errors.ts';
import { sharedNotices } from '../../../../src/lib/messages/notices.ts';
import {
  describeFailure,
  failureNotices,
  type Operation,
  operations,
  successes,
} from '../../../../src/lib/messages/operations.ts';
import { notices } from '../../../helpers/notices.ts';
import { rows } from '../../../specification/rows.ts';

const saying = (body?: unknown) =>
  new AppError('rejected', 'Request failed with status code 400', { status: 400, body });

const again = operations.register.text;

/** Texts of the specification by their rule, such as 'Failure of signIn'. */
const specified = new Map(rows.map(([, rule, text]) => [rule, text]));

/** Operations whose row has their title instead of a text. */
const withoutText: readonly Operation[] = ['signIn', 'answerQuiz', 'updateEmail'];

const failedTo: { readonly [Name in Operation]?: string } = {
  ...{ forgotPassword: 'send the email', resetPassword: 'reset the password' },
  ...{ changePassword: 'change the password', createSupportTicket: 'create ticket' },
  ...{ deposit: 'handle deposit request', withdraw: 'create withdraw request' },
};

function titleOf(operation: Operation): string {
  if (['checkRegistration', 'connect', 'register'].includes(operation)) return 'Sign Up Failed';
  return failedTo[operation] ? `Failed to ${failedTo[operation]}` : 'Something went wrong!';
}

it('each operation has a row in the specification', () => {
  const inRows = rows.flatMap(([, rule]) => /^Failure of (\w+)$/.exec(rule)?.[1] ?? []);
  expect(inRows.toSorted()).toEqual(Object.keys(operations).toSorted());
});

it.each(Object.keys(operations) as Operation[])(
  'describeFailure uses the specified title and text for %s when the server sends no message',
  { tags: ['spec:8.1-28'] },
  (operation) => {
    const specifiedText = specified.get(`Failure of ${operation}`);
    const [title, text] = withoutText.includes(operation)
      ? [specifiedText, saying().message]
      : [titleOf(operation), specifiedText];
    expect(describeFailure(operation, saying())).toMatchObject({ title, text });
  },
);

describe('describeFailure with a message of the server', () => {
  const body = { email: ['The email.'], user: ['The user.'], detail: 'The detail.', count: ['The count.'] };
  const { detail: _, ...withoutDetail } = body;
  const { user: __, ...withoutUser } = withoutDetail;
  const count = { count: ['The count.'] };

  it.each<[unknown, string, readonly Operation[]]>([
    [body, 'The detail.', ['signIn', 'updateEmail', 'connect', 'register']],
    [withoutDetail, 'The user.', ['connect', 'register']],
    [withoutUser, 'The email.', ['connect', 'register']],
    [count, again, ['connect', 'register']],
    [count, 'The count.', ['changePassword', 'buyTickets', 'subscribe']],
  ])('from %j uses %j for %j', { tags: ['spec:8.16', 'spec:8.69-75'] }, (given, text, names) => {
    for (const name of names) expect(describeFailure(name, saying(given)).text, name).toBe(text);
  });

  it.each<Operation>([
    ...(['forgotPassword', 'resetPassword', 'checkRegistration', 'createSupportTicket', 'deposit'] as const),
    ...(['withdraw', 'updatePersonalInfo', 'updatePasscode', 'unsubscribe', 'paySubscription'] as const),
    'listDraws',
  ])('prefers the specified text for %s', { tags: ['spec:8.76'] }, (operation) => {
    expect(describeFailure(operation, saying(body)).text).toBe(specified.get(`Failure of ${operation}`));
  });
});

describe('reason of a rejected request', () => {
  const detail = 'The detail.';

  it.each<[Operation, unknown, string, string | undefined]>([
    ['withdraw', { amount: ['Too much.'] }, operations.withdraw.text, 'Too much.'],
    ['withdraw', { amount: ['Too much.'], detail }, operations.withdraw.text, detail],
    ['deposit', { non_field_errors: ['Shut.'] }, operations.deposit.text, 'Shut.'],
    ['unsubscribe', [detail], operations.unsubscribe.text, detail],
    ['paySubscription', { detail }, operations.paySubscription.text, detail],
    ['register', { phone: ['Odd.'] }, again, 'Odd.'],
    ['buyTickets', { detail }, detail, undefined],
    ['signIn', { non_field_errors: ['No.'] }, 'No.', undefined],
    ['updateEmail', { email: ['Taken.'] }, 'Taken.', undefined],
    ['checkResetToken', { token: ['Old.'] }, operations.checkResetToken.text, undefined],
    ['listDraws', { detail }, operations.listDraws.text, undefined],
  ])(
    'is the message of the API unless the text has it or is complete: %s, %j',
    (operation, body, text, reason) => {
      expect(describeFailure(operation, saying(body))).toMatchObject({ text, reason });
    },
  );

  it('is missing when the server itself fails', () => {
    const failed = new AppError('broken', 'Request failed', { status: 500, body: { detail } });
    expect(describeFailure('withdraw', failed).reason).toBeUndefined();
  });
});

describe('hint of a failure', () => {
  it('names the capital letters when the API rejects an email that has some', () => {
    const refused = saying({ detail: 'No active account.' });
    const cut = new AppError('network', 'Network Error');
    const hintOf = (operation: Operation, email: string | undefined, error = refused) =>
      describeFailure(operation, error, { email }).hint;
    expect(hintOf('signIn', 'Maya@example.com')).toBe(failureNotices.capitals);
    expect(hintOf('connect', 'MAYA@example.com')).toBe(failureNotices.capitals);
    for (const email of ['maya@example.com', undefined]) expect(hintOf('signIn', email)).toBeUndefined();
    expect(hintOf('updateEmail', 'Maya@example.com')).toBeUndefined();
    expect(hintOf('signIn', 'Maya@example.com', cut)).not.toBe(failureNotices.capitals);
  });

  const throttled = new AppError('rejected', 'Request failed with status code 429', { status: 429 });
  const failed = (kind: 'unsent' | 'offline' | 'away') => new AppError(kind, 'Network Error');

  it.each<[string, AppError, Operation, string]>([
    ['nothing was sent', failed('unsent'), 'deposit', sharedNotices.unsent],
    ['the connection was lost', failed('offline'), 'createSupportTicket', failureNotices.connectionLost],
    ['the member is offline', failed('offline'), 'listDraws', failureNotices.offline],
    ['only the API is down', failed('away'), 'listDraws', failureNotices.away],
    ['only the API is down', failed('away'), 'signIn', failureNotices.away],
    ['the API limits the rate', throttled, 'buyTickets', failureNotices.tooMany],
  ])('says that %s: %o of %s', (_, error, operation, hint) => {
    expect(describeFailure(operation, error).hint).toBe(hint);
  });
});

it.each([
  [new AppError('broken', 'Not JSON', { status: 200 }), failureNotices.unreadable],
  [new AppError('broken', 'Another shape'), failureNotices.unreadable],
  [new AppError('broken', 'Status 500', { status: 500 }), 'Status 500'],
])('describeFailure replaces parsing errors with a plain sentence: %o', (error, text) => {
  expect(describeFailure('signIn', error).text).toBe(text);
});

const inTable = rows.filter(([, rule]) => rule.startsWith('Notice: '));

it.each(inTable)(
  'notices have the text of row %s: %s',
  { tags: ['spec:8.38-61'] },
  (_id, rule = '', text) => {
    expect(notices).toHaveProperty(rule.replace('Notice: ', ''), text);
  },
);

it.each([
  ['changePassword', 3, successes.changePassword(), ''],
  ['createSupportTicket', 7, successes.createSupportTicket(), ''],
  ['withdraw', 3, successes.withdraw(), ''],
  ['updatePersonalInfo', 3, successes.updatePersonalInfo(), ''],
  ['updatePasscode', 3, successes.updatePasscode('Pass card'), 'Pass card'],
  ['buyTickets', 5, successes.buyTickets(1), '1'],
  ['subscribe', 5, successes.subscribe(2), '2'],
  ['unsubscribe', 3, successes.unsubscribe(), ''],
  ['paySubscription', 3, successes.paySubscription(3), '3'],
] as const)(
  'successes show the specified text of %s for %i s',
  { tags: ['spec:8.29-37', 'spec:9.20'] },
  (operation, seconds, success, value) => {
    const pattern = specified.get(`Success of ${operation}, ${seconds} s`);
    const text = pattern?.replace(/\{(?:n|identifier)\}/, value);
    expect(success).toEqual({ text, ms: seconds * 1_000 });
  },
);
