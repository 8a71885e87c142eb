import { useState } from 'react';
import type { MemberTenant } from '../../lib/contract/member.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { isCurrentTenant, memberTenantsQuery, switchTenant } from '../../stores/member/member-tenants.ts';
import { Badge } from '../ui/content/badge.tsx';
import { listClass } from '../ui/content/surface.ts';
import { Loaded } from '../ui/loading/loaded.tsx';
import { ListPages } from '../ui/loading/show-more.tsx';
import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Logo } from './tenant-logo.tsx';

export function TenantSwitcher({ onClose }: { readonly onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const handleSelect = (tenant: MemberTenant) => {
    if (isCurrentTenant(tenant)) onClose();
    else void switchTenant(tenant).then((hasLeft) => setFailed(!hasLeft));
  };
  return (
    <Dialog open onClose={onClose} title="Switch Client">
      {hasFailed && <Alert tone="error">{memberNotices.tenantWithoutAddress}</Alert>}
      <Loaded query={memberTenantsQuery} skeleton={<RowSkeleton />}>
        {(list) => (
          <ListPages query={memberTenantsQuery} list={list}>
            {(tenants) => (
              <ul className={`${listClass.rows} client-list`}>
                {tenants.map((tenant) => {
                  const isCurrent = isCurrentTenant(tenant);
                  return (
                    <li key={tenant.subdomain}>
                      <button
                        type="button"
                        className={listClass.link}
                        aria-current={isCurrent || undefined}
                        onClick={() => handleSelect(tenant)}
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
            )}
          </ListPages>
        )}
      </Loaded>
    </Dialog>
  );
}
