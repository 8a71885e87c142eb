import '../../support/browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { dropDrafts, keepDraft, saveDrafts, signUpKey, takeDraft } from '../../../src/lib/drafts.ts';

beforeEach(() => sessionStorage.clear());

it('what is typed is given once, without what is secret', () => {
  const values = { name: 'Ada', entire: true, password: 'x', newPassword: 'x', bankName: 'x', sortCode: 'x' };
  const stop = keepDraft('withdraw', () => ({ ...values, accountNumber: 'x', extra: undefined }));
  saveDrafts();
  stop();
  expect(JSON.stringify(takeDraft('withdraw'))).toBe('{"name":"Ada","entire":true}');
  expect(takeDraft('withdraw')).toEqual({});
  expect(sessionStorage.getItem('drafts')).toBeNull();
});

it('forms have drafts of their own, and those that went away have none', () => {
  const gone = keepDraft('deposit', () => ({ amount: '5' }));
  const stops = [keepDraft('signIn', () => ({ email: 'a' })), keepDraft('connect', () => ({ email: 'b' }))];
  gone();
  saveDrafts();
  for (const stop of stops) stop();
  expect([takeDraft('connect'), takeDraft('deposit'), takeDraft('signIn')]).toEqual([
    { email: 'b' },
    {},
    { email: 'a' },
  ]);
});

it('drafts can be dropped', () => {
  const stop = keepDraft('signIn', () => ({ email: 'a' }));
  saveDrafts();
  stop();
  sessionStorage.setItem(signUpKey, '{"email":"a"}');
  dropDrafts();
  expect(takeDraft('signIn')).toEqual({});
  expect(sessionStorage.getItem(signUpKey)).toBeNull();
});

it.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"signIn":7}',
  '{"signIn":{"email":{"a":1}}}',
  '{"__proto__":{"x":1}}',
])('storage that holds %j gives none', (text) => {
  sessionStorage.setItem('drafts', text);
  expect(takeDraft('signIn')).toEqual({});
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});
