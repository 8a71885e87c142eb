import { useStore } from '@nanostores/react';
import { ArrowLeftRight, ChevronsUpDown, CircleUserRound, KeyRound, LogOut } from 'lucide';
import { useState } from 'react';
import type { MemberProfile } from '../../../lib/contract/member.ts';
import { initialsOf } from '../../../lib/format/text.ts';
import { getPath } from '../../../lib/paths.ts';
import { go } from '../../../stores/app/router.ts';
import { signOut } from '../../../stores/app/sign-out.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { TenantSwitcher } from '../../shared/tenant-switcher.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

const iconSize = 18;

function getMenuItems(member: MemberProfile | null, onSwitchTenant: () => void) {
  const switchItem = {
    id: 'switch',
    label: 'Switch Client',
    icon: <Icon of={ArrowLeftRight} size={iconSize} />,
    onSelect: onSwitchTenant,
  };
  return [
    ...(member && member.clients.length > 1 ? [switchItem] : []),
    {
      id: 'profile',
      label: 'Profile',
      icon: <Icon of={CircleUserRound} size={iconSize} />,
      onSelect: () => go(getPath('profile')),
    },
    {
      id: 'password',
      label: 'Change Password',
      icon: <Icon of={KeyRound} size={iconSize} />,
      onSelect: () => go(getPath('changePassword')),
    },
    { id: 'logout', label: 'Logout', icon: <Icon of={LogOut} size={iconSize} />, onSelect: signOut },
  ];
}

/** Sticky, for a sidebar that is taller than the screen. Sign-out works before the member is loaded. */
export function UserMenu({ open }: { readonly open: boolean }) {
  const { data: member = null } = useStore(memberQuery.$state);
  const [isSwitching, setSwitching] = useState(false);
  const { name = '', email = '' } = member ?? {};
  const memberName = (
    <span className="grid min-w-0 flex-1 leading-[1.3]">
      <span className="truncate font-semibold">{name}</span>{' '}
      <span className="truncate text-xs text-muted" translate="no">
        {email}
      </span>
    </span>
  );
  return (
    <div className="sticky bottom-[calc(var(--pad)+env(safe-area-inset-bottom,0px))] z-1 mt-auto grid bg-base-100 shadow-[0_0_0_var(--pad)_var(--color-base-100)]">
      <Menu
        buttonClass="flex min-h-11 w-full items-center justify-center gap-3 rounded-field p-1.5 text-start hover:bg-hover sidebar-collapsed:px-0"
        button={
          <>
            <Avatar initials={initialsOf(name)} />
            {open ? memberName : <span className="sr-only">{memberName}</span>}
            <span className="sr-only"> Account menu</span>
            {open && <Icon of={ChevronsUpDown} size={iconSize} className="flex-none text-muted" />}
          </>
        }
        items={getMenuItems(member, () => setSwitching(true))}
        header={!open && <div className="px-3 py-2">{memberName}</div>}
      />
      {isSwitching && <TenantSwitcher onClose={() => setSwitching(false)} />}
    </div>
  );
}
