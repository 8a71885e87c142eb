import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';

export function NoTransactions() {
  const text = 'What you deposit, withdraw, spend and win will show here.';
  return <Empty illustration="wallet" title="No transactions yet" text={text} />;
}

export function TransactionsSkeleton() {
  return (
    <div className="card card-flush list">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  );
}
