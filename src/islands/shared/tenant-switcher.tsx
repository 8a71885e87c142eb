import { useState } from 'react';
import type { MemberTenant } from '../../lib/contract/member.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { memberTenantsQuery } from '../../stores/member/member-tenants.ts';
import { isCurrentTenant, switchTenant } from '../../stores/member/switch-tenant.ts';
import { Badge } from '../ui/content/badge.tsx';
import { listClass } from '../ui/content/list.ts';
import { Loaded } from '../ui/loading/loaded.tsx';
import { ListPages } from '../ui/loading/show-more.tsx';
import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Logo } from './tenant-logo.tsx';

interface TenantListProps {
  readonly tenants: readonly MemberTenant[];
  readonly onSelect: (tenant: MemberTenant) => void;
}

function TenantList({ tenants, onSelect }: TenantListProps) {
  return (
    <ul className={`${listClass.rows} client-list`}>
      {tenants.map((tenant) => {
        const isCurrent = isCurrentTenant(tenant);
        return (
          <li key={tenant.subdomain}>
            <button
              type="button"
              className={listClass.link}
              aria-current={isCurrent || undefined}
              onClick={() => onSelect(tenant)}
            >
              <span aria-hidden="true">
                <Logo name={tenant.name} url={tenant.logo_url} size="list" />
              </span>
              <span className={`${listClass.text} flex flex-wrap items-center gap-3`}>
                <span>{tenant.name}</span>
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
  const [hasFailed, setFailed] = useState(false);
  const handleSelect = (tenant: MemberTenant) => {
    if (isCurrentTenant(tenant)) onClose();
    else void switchTenant(tenant).then((hasLeft) => setFailed(!hasLeft));
  };
  return (
    <>
      {hasFailed && <Alert tone="error">{memberNotices.tenantWithoutAddress}</Alert>}
      <Loaded query={memberTenantsQuery} skeleton={<RowSkeleton />}>
        {(list) => (
          <ListPages query={memberTenantsQuery} list={list}>
            {(tenants) => <TenantList tenants={tenants} onSelect={handleSelect} />}
          </ListPages>
        )}
      </Loaded>
    </>
  );
}

export function TenantSwitcher({ onClose }: TenantSwitcherProps) {
  return (
    <Dialog open onClose={onClose} title="Switch Client">
      <TenantChoice onClose={onClose} />
    </Dialog>
  );
}
