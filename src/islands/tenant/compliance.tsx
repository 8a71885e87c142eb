import './first-text.tsx';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { type RouteName, routeOf } from '../../lib/routes.ts';
import { $online } from '../../stores/app/connection.ts';
import { $screen } from '../../stores/app/router.ts';
import { addressForOthers, copyLink } from '../../stores/app/share.ts';
import {
  $tenant,
  $tenantError,
  $tenantLoadedAt,
  loadTenant,
  tenantSettled,
} from '../../stores/app/tenant.ts';
import { awaitFirst } from '../../stores/data/prefetch.ts';
import { noteShown } from '../../stores/data/visible-queries.ts';
import { ClubLogo } from '../shared/tenant-logo.tsx';
import { PageText } from '../ui/content/page-text.tsx';
import { Stale } from '../ui/loading/stale.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';
import { TextOutline } from './compliance-outline.tsx';
import { textFieldOf } from './text-fields.ts';
import { TextHead } from './text-head.tsx';

// Without the club's configuration these screens are nothing, and it may stand in the page already (first-text.tsx).
awaitFirst(tenantSettled);

function Outdated() {
  const loadedAt = useStore($tenantLoadedAt);
  const failed = useStore($tenantError) !== undefined;
  const isOnline = useStore($online);
  useEffect(() => noteShown($tenantLoadedAt), []);
  if (!failed || !isOnline) return null;
  return <Stale loadedAt={loadedAt} onRetry={() => void loadTenant()} />;
}

/** A club's text; the configuration carries it, so it is there without signing in and while the API is away. */
function Text({ tenant, name }: { readonly tenant: Tenant; readonly name: RouteName }) {
  const html = tenant[textFieldOf(name)];
  const address = addressForOthers(name);
  return (
    <>
      <TextHead
        name={tenant.name}
        logo={tenant.logo_url && <ClubLogo size="list" />}
        address={address}
        onCopy={() => void copyLink(address + location.hash)}
      />
      <Outdated />
      {html.trim() ? (
        <PageText html={html} />
      ) : (
        <Empty
          title="Nothing here yet"
          text={`${tenant.name} has not published its text on ${routeOf(name).title} yet.`}
          mark="message"
        />
      )}
    </>
  );
}

/** Terms of Service, Privacy Policy, GDPR, Accessibility and Complaints. */
export default function Compliance() {
  const screen = useStore($screen);
  const tenant = useStore($tenant);
  const failed = useStore($tenantError) !== undefined;
  if (screen.kind !== 'screen') return null;
  if (!tenant && !failed) return <TextOutline name={screen.name} />;
  return (
    <Page>
      {tenant ? (
        <Text tenant={tenant} name={screen.name} />
      ) : (
        <Empty
          title="This text cannot be shown right now"
          text="It appears here as soon as your club can be reached."
          mark="message"
        />
      )}
    </Page>
  );
}
