import { useEffect, useRef } from 'react';
import { formatPence, formatSignedPence } from '../../../lib/format/money.ts';
import { entryTotals, type HistoryEntry } from '../../../lib/wallet/history.ts';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { announce } from '../../ui/messages/announce.ts';

interface StatementTotalsProps {
  readonly entries: readonly HistoryEntry[];
  /** How many there are without filters; undefined where none is set. */
  readonly total: number | undefined;
}

const counted = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'transaction' : 'transactions'}`;

/** What the entries come to: said again when the filters leave others. */
export function StatementTotals({ entries, total }: StatementTotalsProps) {
  const flows = entryTotals(entries);
  const difference = flows.in - flows.out;
  const count =
    total === undefined ? counted(entries.length) : `${counted(entries.length)} of ${counted(total)}`;
  const said = `${count}. In ${formatPence(flows.in)}, out ${formatPence(flows.out)}, difference ${formatSignedPence(difference)}`;
  const before = useRef(said);
  useEffect(() => {
    if (before.current !== said) announce(said);
    before.current = said;
  }, [said]);
  return (
    <section className="card flow-small" aria-label="What these transactions come to">
      <p className="muted small">{count}</p>
      <DefinitionList
        items={[
          { term: 'Money in', value: <Money pence={flows.in} /> },
          { term: 'Money out', value: <Money pence={flows.out} /> },
          { term: 'Difference', value: <Money pence={difference} signed /> },
        ]}
      />
    </section>
  );
}
