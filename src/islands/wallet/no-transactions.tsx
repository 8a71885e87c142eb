import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';

/** A wallet that nothing has happened in yet. */
export function NoTransactions() {
  const text = 'What you deposit, withdraw, spend and win will show here.';
  return <Empty illustration="wallet" title="No transactions yet" text={text} />;
}

/** The list's place while it is awaited. */
export function TransactionsSkeleton() {
  return (
    <div className="card card-flush list">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  );
}
