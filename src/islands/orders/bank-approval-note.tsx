import { useStore } from '@nanostores/react';
import { isLoading, withoutCache } from '../../lib/data/query.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { bankApprovalText } from '../../lib/orders/top-up.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { Button } from '../ui/controls/button.tsx';
import type { ButtonStyle } from '../ui/controls/button-link.tsx';

/** Shown beside a button that opens the payment page. @param props `className` places it */
export function BankApprovalNote({ className = '' }: { readonly className?: string }) {
  return <p className={`text-muted ${className}`}>{bankApprovalText}</p>;
}

/** True if the balance failed to load or could not be parsed. An unknown balance is never shown as £0. */
export function useIsBalanceUnknown(): boolean {
  const member = withoutCache(useStore(memberQuery.$state));
  return !isLoading(member) && member.data?.balance === undefined;
}

/** Reports an unknown balance, with a button that loads it again. */
export function UnknownBalance({ variant = 'secondary' }: Pick<ButtonStyle, 'variant'>) {
  return (
    <p>
      <span>{memberNotices.balanceUnknown}</span>{' '}
      <Button variant={variant} size="small" aria-label="Try again: balance" onClick={memberQuery.refetch}>
        Try again
      </Button>
    </p>
  );
}
