import '../../../helpers/browser.ts';
import { expect, it } from 'vitest';
import {
  getPrefilledSupportRequest,
  prefillSupportRequest,
} from '../../../../src/stores/support/support-requests.ts';

it('getPrefilledSupportRequest returns the values for the first visit to the form only', () => {
  const values = { category: 'Payments', subject: 'Two tickets', description: 'I asked for one.' } as const;
  prefillSupportRequest(values);
  expect(getPrefilledSupportRequest(undefined)).toBeUndefined();
  expect(getPrefilledSupportRequest(4)).toEqual(values);
  expect(getPrefilledSupportRequest(4)).toEqual(values);
  expect(getPrefilledSupportRequest(6)).toBeUndefined();
  prefillSupportRequest({ ...values, subject: 'Three' });
  expect(getPrefilledSupportRequest(8)?.subject).toBe('Three');
});
