import { useState } from 'react';
import type { MemberTenant } from '../../lib/contract/member.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { memberTenantsQuery } from '../../stores/member/member.ts';
import { isCurrentTenant, switchTenant } from '../../stores/member/switch-tenant.ts';
import { Badge } from '../ui/content/badge.tsx';
import { ListEnd } from '../ui/loading/list-end.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Logo } from './tenant-logo.tsx';

interface TenantListProps {
  readonly clients: readonly MemberTenant[];
  readonly onPick: (client: MemberTenant) => void;
}

function TenantList({ clients, onPick }: TenantListProps) {
  return (
    <ul className="list client-list">
      {clients.map((client) => {
        const isCurrent = isCurrentTenant(client);
        return (
          <li key={client.subdomain}>
            <button
              type="button"
              className="list-row"
              aria-current={isCurrent || undefined}
              onClick={() => onPick(client)}
            >
              <span aria-hidden="true">
                <Logo name={client.name} url={client.logo_url} size="list" />
              </span>
              <span className="grow row">
                {client.name}
                {isCurrent && <Badge tone="outline">Current</Badge>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface TenantSwitcherProps {
  readonly onClose: () => void;
}

function TenantChoice({ onClose }: TenantSwitcherProps) {
  const [failed, setFailed] = useState(false);
  const handlePick = (client: MemberTenant) => {
    if (isCurrentTenant(client)) onClose();
    else void switchTenant(client).then((hasLeft) => setFailed(!hasLeft));
  };
  return (
    <>
      {failed && <Alert tone="error">{memberNotices.tenantWithoutAddress}</Alert>}
      <Loaded query={memberTenantsQuery} skeleton={<RowSkeleton />}>
        {(list) => (
          <>
            <TenantList clients={list.entries} onPick={handlePick} />
            <ListEnd query={memberTenantsQuery} list={list} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** The member's clubs: the current one closes the dialog, any other opens its own address. */
export default function TenantSwitcher({ onClose }: TenantSwitcherProps) {
  return (
    <Dialog open onClose={onClose} title="Switch Client">
      <TenantChoice onClose={onClose} />
    </Dialog>
  );
}
