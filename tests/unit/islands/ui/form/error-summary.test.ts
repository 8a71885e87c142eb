import { expect, it } from 'vitest';
import { createErrorSummary, getServerMessages } from '../../../../../src/islands/ui/form/error-summary.tsx';
import { AppError } from '../../../../../src/lib/errors.ts';
import { describeFailure, type Operation, operations } from '../../../../../src/lib/messages/operations.ts';

const detail = 'The detail.';
const wentWrong = operations.withdraw.text;

function summaryOf(operation: Operation, body: unknown, names: readonly string[]) {
  const error = new AppError('rejected', 'Request failed', { status: 400, body });
  const failure = describeFailure(operation, error);
  const messages = getServerMessages(failure.fields, names, { sortcode: 'sortCode' });
  return createErrorSummary(failure, messages, null);
}

it.each<[Operation, unknown, string | undefined, string | undefined, string | undefined]>([
  ['withdraw', { amount: ['Too much.'] }, wentWrong, undefined, 'Too much.'],
  ['withdraw', { sortcode: ['No bank.'], amount: ['Too much.'] }, wentWrong, undefined, 'No bank.'],
  ['withdraw', { amount: ['Too much.'], detail }, wentWrong, detail, 'Too much.'],
  ['withdraw', { amount: ['Too much.'], non_field_errors: ['Shut.'] }, wentWrong, 'Shut.', 'Too much.'],
  ['withdraw', { amount: ['Too much.'], iban: ['Missing.'] }, wentWrong, 'Missing.', 'Too much.'],
  ['withdraw', { iban: ['Missing.'] }, wentWrong, 'Missing.', undefined],
  ['withdraw', [detail], wentWrong, detail, undefined],
  ['deposit', { amount: 'Too much.' }, operations.deposit.text, undefined, 'Too much.'],
  ['changePassword', { amount: ['Too common.'] }, '', undefined, 'Too common.'],
  ['changePassword', { detail, amount: ['Too common.'] }, detail, undefined, 'Too common.'],
])(
  'error summary shows %s with the reply %j as %j, %j and a link to %j',
  (operation, body, text, reason, link) => {
    const summary = summaryOf(operation, body, ['amount', 'sortCode']);
    expect(summary?.failure).toMatchObject({ text, reason });
    expect(summary?.link?.props.text).toBe(link);
  },
);

it('error summary is missing when a client-side rule fails at a visible field', () => {
  const error = new AppError('rejected', '', { body: { email: 'Taken.' } });
  const own = describeFailure('checkRegistration', error);
  expect(createErrorSummary(own, [['email', 'Taken.']], null)).toBeUndefined();
  expect(createErrorSummary(own, [], null), 'a form without the field').toEqual({ failure: own });
});
