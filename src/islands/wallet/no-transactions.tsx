import { cardClass } from '../ui/content/card.ts';
import { listClass } from '../ui/content/list.ts';
import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';

export function NoTransactions() {
  const text = 'What you deposit, withdraw, spend and win will show here.';
  return <Empty illustration="wallet" title="No transactions yet" text={text} />;
}

export function TransactionsSkeleton() {
  return (
    <div className={`${listClass.rows} ${cardClass.flush}`}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  );
}
