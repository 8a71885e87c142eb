import { useStore } from '@nanostores/react';
import { ArrowLeftRight, ChevronsUpDown, CircleUserRound, KeyRound, LogOut } from 'lucide';
import { useState } from 'react';
import type { MemberProfile } from '../../../lib/contract/member.ts';
import { initialsOf } from '../../../lib/format/text.ts';
import { getPath } from '../../../lib/paths.ts';
import { go } from '../../../stores/app/router.ts';
import { signOut } from '../../../stores/app/sign-out.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import TenantSwitcher from '../../shared/tenant-switcher.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

const size = 18;

function getMenuItems(member: MemberProfile | null, onSwitchTenant: () => void) {
  const switchItem = {
    id: 'switch',
    label: 'Switch Client',
    icon: <Icon of={ArrowLeftRight} size={size} />,
    onSelect: onSwitchTenant,
  };
  return [
    ...(member && member.clients.length > 1 ? [switchItem] : []),
    {
      id: 'profile',
      label: 'Profile',
      icon: <Icon of={CircleUserRound} size={size} />,
      onSelect: () => go(getPath('profile')),
    },
    {
      id: 'password',
      label: 'Change Password',
      icon: <Icon of={KeyRound} size={size} />,
      onSelect: () => go(getPath('changePassword')),
    },
    { id: 'logout', label: 'Logout', icon: <Icon of={LogOut} size={size} />, onSelect: signOut },
  ];
}

/** Who is signed in, and what they can do about it. While the member is not loaded, leaving is still possible. */
export function UserMenu({ open }: { readonly open: boolean }) {
  const state = useStore(memberQuery.$state);
  const member = state.status === 'loaded' ? state.data : null;
  const [switchItem, setSwitching] = useState(false);
  const { name = '', email = '' } = member ?? {};
  const memberName = (
    <span className="user-menu-who">
      <span className="user-menu-name">{name}</span> <span className="user-menu-email">{email}</span>
    </span>
  );
  return (
    <div className="user-menu">
      <Menu
        buttonClass="user-menu-button"
        button={
          <>
            <Avatar initials={initialsOf(name)} />
            {open ? memberName : <span className="sr-only">{memberName}</span>}
            <span className="sr-only"> Account menu</span>
            {open && <Icon of={ChevronsUpDown} size={size} />}
          </>
        }
        items={getMenuItems(member, () => setSwitching(true))}
        header={!open && <div className="user-menu-header">{memberName}</div>}
      />
      {switchItem && <TenantSwitcher onClose={() => setSwitching(false)} />}
    </div>
  );
}
