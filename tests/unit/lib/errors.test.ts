import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError, type ErrorKind, getFieldErrors, getFirstMessage } from '../../../src/lib/errors.ts';
import { assertProperty, hostileText } from '../../helpers/properties.ts';

it('AppError has an unknown outcome unless the request was unsent, refused or rejected', () => {
  const outcomes = (kinds: ErrorKind[]) => kinds.map((kind) => new AppError(kind, '').isOutcomeUnknown);
  expect(outcomes(['offline', 'network', 'away', 'timeout', 'aborted', 'broken'])).not.toContain(false);
  expect(outcomes(['unsent', 'refused', 'rejected'])).not.toContain(true);
  expect(String(new AppError('unsent', 'Network Error'))).toBe('AppError: Network Error');
});

it.each([
  [{ email: ['Taken.'], detail: 'No.' }, 'No.'],
  [{ email: ['Taken.', 'Bad.'], name: 'Empty.' }, 'Taken.'],
  [{ code: 7, non_field_errors: ['Wrong.'] }, 'Wrong.'],
  [{ detail: '', email: 'Taken.' }, 'Taken.'],
  [{ detail: [3, 'Third.'] }, 'Third.'],
  ['Plain.', 'Plain.'],
  [['Listed.'], 'Listed.'],
  [{}, undefined],
  [null, undefined],
  [{ detail: { nested: 'x' } }, undefined],
  [{ detail: [{ loc: ['body', 'amount'], msg: 'Too low.', type: 'value_error' }] }, 'Too low.'],
  [{ detail: [{ code: 7 }, { message: 'Too late.' }] }, 'Too late.'],
  [{ errors: [{ msg: { nested: 'x' } }], name: 'Empty.' }, 'Empty.'],
])('getFirstMessage finds in %j the message %j', (body, message) => {
  expect(getFirstMessage(body)).toBe(message);
});

it('getFirstMessage reads only the given fields, in their order', () => {
  const body = { email: ['Taken.'], user: 'Known.' };
  expect(getFirstMessage(body, ['detail', 'user', 'email'])).toBe('Known.');
  expect(getFirstMessage(body, ['detail'])).toBeUndefined();
  expect(getFirstMessage('Plain.', ['detail'])).toBeUndefined();
  expect(getFirstMessage({}, ['constructor', '__proto__'])).toBeUndefined();
});

it('getFirstMessage returns at most 300 characters of plain text for any body', () => {
  expect(getFirstMessage({ detail: 'x'.repeat(301) })).toHaveLength(300);
  expect(getFirstMessage({ detail: 'a\u0000\u202eb\n' })).toBe('a b');
  assertProperty(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), hostileText)), (body) => {
      const texts = [getFirstMessage(body), ...Object.values(getFieldErrors(body))];
      for (const text of texts) {
        expect(text ?? 'x').not.toBe('');
        expect(text ?? '').not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }
    }),
  );
});

it('getFieldErrors returns messages by field and omits those without a field', () => {
  const body = { detail: 'a', non_field_errors: ['b'], email: ['c', 'd'], name: 'e', age: 7 };
  expect(getFieldErrors(body)).toEqual({ email: 'c', name: 'e' });
  expect([getFieldErrors('x'), getFieldErrors(['x']), getFieldErrors(null)]).toEqual([{}, {}, {}]);
});
