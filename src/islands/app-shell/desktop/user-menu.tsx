import { useStore } from '@nanostores/react';
import { ArrowLeftRight, ChevronsUpDown, CircleUserRound, KeyRound, LogOut } from 'lucide';
import { useState } from 'react';
import type { User } from '../../../lib/contract/member.ts';
import { initialsOf } from '../../../lib/format/initials.ts';
import { pathOf } from '../../../lib/paths.ts';
import { go } from '../../../stores/app/router.ts';
import { logOut } from '../../../stores/app/sign-out.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import SwitchClient from '../../shared/tenant-switcher.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

const size = 18;

function itemsFor(member: User | null, switchClient: () => void) {
  const switching = {
    id: 'switch',
    label: 'Switch Client',
    icon: <Icon of={ArrowLeftRight} size={size} />,
    onSelect: switchClient,
  };
  return [
    ...(member && member.clients.length > 1 ? [switching] : []),
    {
      id: 'profile',
      label: 'Profile',
      icon: <Icon of={CircleUserRound} size={size} />,
      onSelect: () => go(pathOf('profile')),
    },
    {
      id: 'password',
      label: 'Change Password',
      icon: <Icon of={KeyRound} size={size} />,
      onSelect: () => go(pathOf('changePassword')),
    },
    { id: 'logout', label: 'Logout', icon: <Icon of={LogOut} size={size} />, onSelect: logOut },
  ];
}

/** Who is signed in, and what they can do about it. While the member is not loaded, leaving is still possible. */
export function UserMenu({ open }: { readonly open: boolean }) {
  const state = useStore(memberQuery.$state);
  const member = state.status === 'loaded' ? state.data : null;
  const [switching, setSwitching] = useState(false);
  const { name = '', email = '' } = member ?? {};
  const who = (
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
            {open ? who : <span className="sr-only">{who}</span>}
            <span className="sr-only"> Account menu</span>
            {open && <Icon of={ChevronsUpDown} size={size} />}
          </>
        }
        items={itemsFor(member, () => setSwitching(true))}
        header={!open && <div className="user-menu-header">{who}</div>}
      />
      {switching && <SwitchClient onClose={() => setSwitching(false)} />}
    </div>
  );
}
