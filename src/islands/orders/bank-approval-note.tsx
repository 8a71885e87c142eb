import { useStore } from '@nanostores/react';
import { isLoading, withoutCache } from '../../lib/data/query.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { Button } from '../ui/controls/button.tsx';
import type { ButtonStyle } from '../ui/controls/button-link.tsx';

/** For beside a button that leads to the payment page. @param props `className` places it */
export function BankApprovalNote({ className = '' }: { readonly className?: string }) {
  return <p className={`text-muted ${className}`}>Your bank may ask you to approve this in its app.</p>;
}

/** True after a load that failed or brought no readable balance. An unknown balance is never £0. */
export function useIsBalanceUnknown(): boolean {
  const member = withoutCache(useStore(memberQuery.$state));
  return !isLoading(member) && member.data?.balance === undefined;
}

/** Says that the balance is unknown, and loads it again. */
export function UnknownBalance({ variant = 'secondary' }: Pick<ButtonStyle, 'variant'>) {
  return (
    <p>
      <span>We couldn't load your balance.</span>{' '}
      <Button variant={variant} size="small" aria-label="Try again: balance" onClick={memberQuery.refetch}>
        Try again
      </Button>
    </p>
  );
}
