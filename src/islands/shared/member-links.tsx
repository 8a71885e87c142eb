import { useStore } from '@nanostores/react';
import { Wallet } from 'lucide';
import type { ComponentProps } from 'react';
import { getPath } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $menuBadges } from '../../stores/app/menu-badges.ts';
import { $member } from '../../stores/member/member.ts';
import { Money } from '../ui/content/money.tsx';
import { Icon } from '../ui/icons/icon.tsx';

/** @param props `pence` is undefined while the balance is unknown */
export function BalanceLinkView({ pence }: { readonly pence: number | undefined }) {
  return (
    <a
      data-slot="balance"
      className="group flex min-h-[inherit] items-center gap-2 text-muted"
      href={getPath('wallet')}
    >
      <Icon of={Wallet} size={18} className="flex-none" />
      <span className="wrap-anywhere underline decoration-control underline-offset-[0.25em] group-hover:decoration-2">
        Balance <Money className="text-base-content" pence={pence} />
      </span>
    </a>
  );
}

/** Partly in the page's margin. On wide screens the header has the balance. */
const lineClass = '-mt-4 ml-auto min-h-11 w-fit md:hidden print:hidden';

/** Shares the line of the screen's heading if both fit. */
const besideHeadingClass =
  '@min-[18rem]/page:-mt-[3.6rem] @min-[18rem]/page:mb-[0.85rem] @min-[18rem]/page:max-w-[calc(100%-6.75rem)]';

const places = {
  line: lineClass,
  heading: `${lineClass} ${besideHeadingClass}`,
} as const;

/** Reserves its space until the balance is loaded. */
export function BalanceLink({ beside = 'line' }: { readonly beside?: keyof typeof places }) {
  const member = useStore($member);
  return <p className={places[beside]}>{member && <BalanceLinkView pence={member.balance} />}</p>;
}

/** Link with the badge of its route (styles/frame.css). */
export function BadgedLink({ name, ...rest }: ComponentProps<'a'> & { readonly name: RouteName }) {
  return <a href={getPath(name)} {...rest} {...useStore($menuBadges)[name]} />;
}
