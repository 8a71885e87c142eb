import { useStore } from '@nanostores/react';
import { ArrowLeftRight, ChevronsUpDown, CircleUserRound, type IconNode, KeyRound, LogOut } from 'lucide';
import { useState } from 'react';
import { initialsOf } from '../../../lib/format/text.ts';
import { getPath } from '../../../lib/paths.ts';
import { go } from '../../../stores/app/router.ts';
import { signOut } from '../../../stores/app/session.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { TenantSwitcher } from '../tenant-switcher.tsx';

const iconSize = 18;

function createItem(label: string, icon: IconNode, onSelect: () => void) {
  return { id: label, label, icon: <Icon of={icon} size={iconSize} />, onSelect };
}

const items = [
  createItem('Profile', CircleUserRound, () => go(getPath('profile'))),
  createItem('Change Password', KeyRound, () => go(getPath('changePassword'))),
  createItem('Logout', LogOut, signOut),
];

/** Sticky, for a sidebar that is taller than the screen. Sign-out works before the member is loaded. */
export function UserMenu({ open }: { readonly open: boolean }) {
  const { data: member } = useStore(memberQuery.$state);
  const [isSwitching, setSwitching] = useState(false);
  const { name = '', email = '', clients = [] } = member ?? {};
  const switchItem = createItem('Switch Client', ArrowLeftRight, () => setSwitching(true));
  const memberName = (
    <span className="grid min-w-0 flex-1 leading-[1.3]">
      <span className="truncate font-semibold">{name}</span>{' '}
      <span className="truncate text-muted" translate="no">
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
        items={clients.length > 1 ? [switchItem, ...items] : items}
        header={!open && <div className="px-3 py-2">{memberName}</div>}
      />
      {isSwitching && <TenantSwitcher onClose={() => setSwitching(false)} />}
    </div>
  );
}
