import { expect, it } from 'vitest';
import { formatRecord } from '../../../../src/lib/format/files.ts';
import { createReceipt } from '../../../../src/lib/wallet/statement.ts';
import { setTimeZone } from '../../../helpers/time-zone.ts';

setTimeZone();

const transaction = { id: '7', amount: -250, narrative: 'Tickets\u0000', created_at: '2026-03-04T19:30:00Z' };

it.each([
  [{}, 1_000, 'Money out: £2.50', 'Description: Tickets ', ['Balance after: £10.00']],
  [{ amount: 250 }, undefined, 'Money in: £2.50', 'Description: Tickets ', []],
  [{ narrative: '' }, 0, 'Money out: £2.50', 'Description: No description', ['Balance after: £0.00']],
])(
  'receipt lists the transaction with %o when the balance is %s',
  (part, balanceAfter, amount, what, balance) => {
    const lines = createReceipt({ transaction: { ...transaction, ...part }, at: 0, balanceAfter });
    expect(formatRecord(lines).split('\r\n')).toEqual([
      ...[amount, 'Date: Mar 4, 2026, 7:30 PM', what, 'Transaction number: 7', ...balance, ''],
    ]);
  },
);
