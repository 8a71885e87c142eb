import { useStore } from '@nanostores/react';
import { Wallet } from 'lucide';
import { getPath } from '../../lib/paths.ts';
import { $member } from '../../stores/member/member.ts';
import { Money } from '../ui/content/money.tsx';
import { Icon } from '../ui/icons/icon.tsx';

export function BalanceLinkView({ pence }: { readonly pence: number }) {
  return (
    <a className="balance-link" href={getPath('wallet')}>
      <Icon of={Wallet} size={18} />
      <span>
        Balance <Money pence={pence} />
      </span>
    </a>
  );
}

/** The balance, with reserved space until it is loaded. */
export function BalanceLink() {
  const member = useStore($member);
  return <p className="balance-line">{member && <BalanceLinkView pence={member.balance} />}</p>;
}
