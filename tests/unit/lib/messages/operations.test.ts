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

/** A refusal without a message of the server. */
const silent = new AppError('rejected', 'Request failed with status code 400', { status: 400 });
const saying = (body: unknown) =>
  new AppError('rejected', 'Request failed with status code 400', { status: 400, body });

const again = operations.register.text;
const brokenLink = operations.resetPassword.text;

/** Texts of the specification by their rule, such as 'Failure of signIn'. */
const specified = new Map(rows.map(([, rule, text]) => [rule, text]));

/** Operations without a text. The table lists their title. */
const withoutText: readonly Operation[] = ['signIn', 'answerQuiz', 'updateEmail'];

/** The other operations have the general title. */
const withTitle =
  /^(?:signIn|updateEmail|answerQuiz|checkRegistration|connect|register|forgotPassword|resetPassword|changePassword|createSupportTicket|deposit|withdraw)$/;

it('each operation has a row in the specification', () => {
  const inRows = rows.flatMap(([, rule]) => /^Failure of (\w+)$/.exec(rule)?.[1] ?? []);
  expect(inRows.toSorted()).toEqual(Object.keys(operations).toSorted());
});

describe('describeFailure', () => {
  it.each(Object.keys(operations) as Operation[])(
    'uses the specified text for %s when the server sends no message',
    { tags: ['spec:8.1-28'] },
    (operation) => {
      const { title, text } = describeFailure(operation, silent);
      const expected = specified.get(`Failure of ${operation}`);
      if (withoutText.includes(operation)) expect([title, text]).toEqual([expected, silent.message]);
      else expect(text).toBe(expected);
    },
  );

  it.each<[Operation, string]>([
    ['forgotPassword', 'send the email'],
    ['resetPassword', 'reset the password'],
    ['changePassword', 'change the password'],
    ['createSupportTicket', 'create ticket'],
    ['deposit', 'handle deposit request'],
    ['withdraw', 'create withdraw request'],
  ])('names the failed operation %s in the title', { tags: ['spec:8.1-28'] }, (operation, what) => {
    expect(describeFailure(operation, silent).title).toBe(`Failed to ${what}`);
  });

  it.each((Object.keys(operations) as Operation[]).filter((name) => !withTitle.test(name)))(
    'uses the general title for %s',
    (operation) => {
      expect(describeFailure(operation, silent).title).toBe('Something went wrong!');
    },
  );

  it.each<Operation>(['checkRegistration', 'connect', 'register'])(
    'uses the sign-up title for %s',
    (operation) => {
      expect(describeFailure(operation, silent).title).toBe('Sign Up Failed');
    },
  );
});

describe('describeFailure with a message of the server', () => {
  const body = { email: ['The email.'], user: ['The user.'], detail: 'The detail.', count: ['The count.'] };
  const { detail: _, ...withoutDetail } = body;
  const { user: __, ...withoutUser } = withoutDetail;

  it.each<[Operation, unknown, string]>([
    ['signIn', body, 'The detail.'],
    ['updateEmail', body, 'The detail.'],
    ['connect', body, 'The detail.'],
    ['connect', withoutDetail, 'The user.'],
    ['connect', withoutUser, 'The email.'],
    ['connect', { count: ['The count.'] }, again],
    ['register', body, 'The detail.'],
    ['register', withoutDetail, 'The user.'],
    ['register', withoutUser, 'The email.'],
    ['register', { count: ['The count.'] }, again],
    ['changePassword', { count: ['The count.'] }, 'The count.'],
    ['buyTickets', { count: ['The count.'] }, 'The count.'],
    ['subscribe', { count: ['The count.'] }, 'The count.'],
  ])(
    'uses the specified order of messages for %s: %j',
    { tags: ['spec:8.16', 'spec:8.69-75'] },
    (operation, given, text) => {
      expect(describeFailure(operation, saying(given)).text).toBe(text);
    },
  );

  it.each<Operation>([
    'forgotPassword',
    'resetPassword',
    'checkRegistration',
    'createSupportTicket',
    'deposit',
    'withdraw',
    'updatePersonalInfo',
    'updatePasscode',
    'unsubscribe',
    'paySubscription',
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
    ['checkResetToken', { token: ['Old.'] }, brokenLink, undefined],
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
    expect(describeFailure('signIn', refused, { email: 'Maya@example.com' })).toMatchObject({
      text: 'No active account.',
      hint: failureNotices.capitals,
    });
    const connect = describeFailure('connect', refused, { email: 'MAYA@example.com' });
    expect(connect.hint).toBe(failureNotices.capitals);
    for (const email of ['maya@example.com', undefined]) {
      expect(describeFailure('signIn', refused, { email }).hint).toBeUndefined();
    }
    expect(describeFailure('updateEmail', refused, { email: 'Maya@example.com' }).hint).toBeUndefined();
    const cut = new AppError('network', 'Network Error');
    expect(describeFailure('signIn', cut, { email: 'Maya@example.com' }).hint).not.toBe(
      failureNotices.capitals,
    );
  });

  it('says that nothing was sent only when the request was not sent', () => {
    const unsent = new AppError('unsent', 'Network Error');
    const offline = new AppError('offline', 'Network Error');
    const hintOf = (operation: Operation, error: AppError) => describeFailure(operation, error).hint;
    expect(hintOf('deposit', unsent)).toBe(sharedNotices.unsent);
    expect(hintOf('createSupportTicket', offline)).toBe(failureNotices.connectionLost);
    expect(hintOf('listDraws', offline)).toBe(failureNotices.offline);
  });

  it('names the service as the cause when only the API is down', () => {
    const away = new AppError('away', 'Network Error');
    expect(describeFailure('listDraws', away).hint).toBe(failureNotices.away);
    expect(describeFailure('signIn', away).hint).toBe(failureNotices.away);
  });

  it('asks the member to wait when the API limits the rate', () => {
    const throttled = new AppError('rejected', 'Request failed with status code 429', { status: 429 });
    expect(describeFailure('listDraws', throttled).hint).toBe(failureNotices.tooMany);
    expect(describeFailure('buyTickets', throttled).hint).toBe(failureNotices.tooMany);
  });
});

describe('text of a failure', () => {
  it('replaces parsing errors with a plain sentence', () => {
    const unreadable = new AppError('broken', 'The reply is not JSON', { status: 200 });
    const otherShape = new AppError('broken', 'The reply has another shape than the contract says');
    for (const error of [unreadable, otherShape]) {
      expect(describeFailure('signIn', error).text).toBe(failureNotices.unreadable);
    }
    const failed = new AppError('broken', 'Request failed with status code 500', { status: 500 });
    expect(describeFailure('signIn', failed).text).toBe('Request failed with status code 500');
  });
});

const inTable = rows.filter(([, rule]) => rule.startsWith('Notice: '));

describe('notices', () => {
  it.each(inTable)('have the text of row %s: %s', { tags: ['spec:8.38-61'] }, (_id, rule = '', text) => {
    expect(notices).toHaveProperty(rule.replace('Notice: ', ''), text);
  });
});

describe('successes', () => {
  it.each([
    ['changePassword', 3, successes.changePassword(), ''],
    ['createSupportTicket', 7, successes.createSupportTicket(), ''],
    ['withdraw', 3, successes.withdraw(), ''],
    ['updatePersonalInfo', 3, successes.updatePersonalInfo(), ''],
    ['updatePasscode', 3, successes.updatePasscode('Pass card'), 'Pass card'],
    ['updatePasscode', 3, successes.updatePasscode('Membership ID'), 'Membership ID'],
    ['buyTickets', 5, successes.buyTickets(1), '1'],
    ['subscribe', 5, successes.subscribe(2), '2'],
    ['unsubscribe', 3, successes.unsubscribe(), ''],
    ['paySubscription', 3, successes.paySubscription(3), '3'],
  ] as const)(
    'show the specified text of %s for %i s',
    { tags: ['spec:8.29-37', 'spec:9.20'] },
    (operation, seconds, success, value) => {
      const pattern = specified.get(`Success of ${operation}, ${seconds} s`);
      const text = pattern?.replace(/\{(?:n|identifier)\}/, value);
      expect(success).toEqual({ text, ms: seconds * 1_000 });
    },
  );
});
