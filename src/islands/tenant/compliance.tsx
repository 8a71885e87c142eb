import { loadingState } from '../../lib/data/query.ts';
import './first-text.tsx';
import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { Suspense, useEffect } from 'react';
import { toMoment } from '../../lib/browser/timing.ts';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { getRoute, type RouteName } from '../../lib/routes.ts';
import { $online } from '../../stores/app/page-state.ts';
import { $screen } from '../../stores/app/router.ts';
import { copyLink, getShareUrl } from '../../stores/app/share.ts';
import { $tenant, $tenantError, $tenantLoadedAt, loadTenant } from '../../stores/app/tenant.ts';
import { TenantLogo } from '../app-shell/tenant-logo.tsx';
import { PageText } from '../ui/content/page-text.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { StaleNotice } from '../ui/loading/loaded.tsx';
import { registerVisible } from '../ui/loading/visible-queries.ts';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';
import { ComplianceHead, ComplianceOutline, getTextField } from './compliance-outline.tsx';

/** Renders nothing if its code fails to load, because the club's own text is complete without it. */
const Addition = lazyComponent(async () => (await import('./additions.tsx')).Addition, {
  Fallback: () => null,
});

/** The text's age as the state of a query, for the offline notice. */
const $textState = computed($tenantLoadedAt, (at) => ({
  ...loadingState,
  updatedAt: at === undefined ? undefined : toMoment(at),
}));

function StaleText() {
  const loadedAt = useStore($tenantLoadedAt);
  const hasFailed = useStore($tenantError) !== undefined;
  const isOnline = useStore($online);
  useEffect(() => registerVisible($textState), []);
  if (!hasFailed || !isOnline) return null;
  return <StaleNotice loadedAt={loadedAt} onRetry={() => void loadTenant()} />;
}

function ComplianceText({ tenant, name }: { readonly tenant: Tenant; readonly name: RouteName }) {
  const field = getTextField(name);
  const html = tenant[field];
  const address = getShareUrl(name);
  return (
    <>
      <ComplianceHead
        field={field}
        name={tenant.name}
        logo={tenant.logo_url && <TenantLogo size="letterhead" />}
        address={address}
        onCopy={() => void copyLink(address + location.hash)}
      />
      <StaleText />
      {html.trim() ? (
        <PageText html={html} />
      ) : (
        <Empty
          title="Nothing here yet"
          text={`${tenant.name} hasn't added its ${getRoute(name).title} page yet.`}
          illustration="message"
        />
      )}
      <Suspense>{(name === 'complaints' || name === 'accessibility') && <Addition name={name} />}</Suspense>
    </>
  );
}

/** Visitors can read the five compliance pages, also offline. */
export default function Compliance() {
  const screen = useStore($screen);
  const tenant = useStore($tenant);
  const hasFailed = useStore($tenantError) !== undefined;
  if (screen.kind !== 'screen') return null;
  if (!tenant && !hasFailed) return <ComplianceOutline name={screen.name} />;
  return (
    <Page>
      {tenant ? (
        <ComplianceText tenant={tenant} name={screen.name} />
      ) : (
        <Empty title="We can't show this page right now" text="Try again later." illustration="message" />
      )}
    </Page>
  );
}
