import '../../../helpers/browser.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { getPreviousRoute } from '../../../../src/lib/browser/history.ts';

afterEach(() => {
  history.replaceState(null, '');
});

describe('the route from which a history entry was opened', () => {
  it.each([
    { stored: 'raffles', name: 'draws' },
    { stored: 'createTicket', name: 'createSupportRequest' },
  ])('maps the old name $stored to $name', ({ stored, name }) => {
    history.replaceState({ depth: 1, from: stored }, '');

    expect(getPreviousRoute()).toBe(name);
  });

  it.each(['draws', 'createSupportRequest', 'wallet', 'toString', undefined])('keeps %s', (from) => {
    history.replaceState({ depth: 1, from }, '');

    expect(getPreviousRoute()).toBe(from);
  });

  it('is unknown without a state', () => {
    expect(getPreviousRoute()).toBeUndefined();
  });
});
