import { useStore } from '@nanostores/react';
import { Wallet } from 'lucide';
import type { ComponentProps } from 'react';
import { getPath } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $member } from '../../stores/member/member.ts';
import { $unreadBadges } from '../../stores/notifications/unread-badges.ts';
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

/** Reserves its space until the balance is loaded. */
export function BalanceLink() {
  const member = useStore($member);
  return <p className="balance-line">{member && <BalanceLinkView pence={member.balance} />}</p>;
}

interface UnreadLinkProps extends ComponentProps<'a'> {
  readonly name: RouteName;
}

/** Link with an unread count (styles/ui/unread-badge.css). */
export function UnreadLink({ name, ...rest }: UnreadLinkProps) {
  return <a href={getPath(name)} {...rest} {...useStore($unreadBadges)[name]} />;
}
