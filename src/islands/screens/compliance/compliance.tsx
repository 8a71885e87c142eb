import { useStore } from '@nanostores/react';
import { Link } from 'lucide';
import { useEffect } from 'react';
import type { Tenant } from '../../../lib/contract/tenant.ts';
import { type RouteName, routeOf } from '../../../lib/routes.ts';
import { $online } from '../../../stores/app/connection.ts';
import { $screen } from '../../../stores/app/router.ts';
import { copyLink } from '../../../stores/app/share.ts';
import { $tenant, $tenantError, $tenantLoadedAt, loadTenant } from '../../../stores/app/tenant.ts';
import { noteShown } from '../../../stores/data/shown.ts';
import { ClubLogo } from '../../parts/club-logo.tsx';
import { HtmlText } from '../../ui/content/html-text.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { DetailSkeleton } from '../../ui/loading/detail-skeleton.tsx';
import { Stale } from '../../ui/loading/stale.tsx';
import { Icon } from '../../ui/marks/icon.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { Page } from '../../ui/page.tsx';

/** Which text of the club's configuration a screen shows. */
const fields: Partial<Record<RouteName, 'tos' | 'privacy' | 'gdpr' | 'accessibility' | 'complaints'>> = {
  termsOfService: 'tos',
  privacyPolicy: 'privacy',
  gdpr: 'gdpr',
  accessibility: 'accessibility',
  complaints: 'complaints',
};

function Head({ name, logo_url }: Tenant) {
  return (
    <div className="compliance-head">
      {logo_url && (
        <span aria-hidden="true">
          <ClubLogo size="list" />
        </span>
      )}
      <div className="compliance-club">
        <p>{name}</p>
        <p className="print-only font-normal">{location.origin + location.pathname}</p>
      </div>
      <Button variant="secondary" size="small" onClick={() => void copyLink()}>
        <Icon of={Link} size={16} />
        Copy link
      </Button>
    </div>
  );
}

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
  const html = tenant[fields[name] ?? 'tos'];
  return (
    <>
      <Head {...tenant} />
      <Outdated />
      {html.trim() ? (
        <HtmlText html={html} variant="page" />
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
  return (
    <Page>
      {tenant && <Text tenant={tenant} name={screen.name} />}
      {!tenant && !failed && <DetailSkeleton />}
      {!tenant && failed && (
        <Empty
          title="This text cannot be shown right now"
          text="It appears here as soon as your club can be reached."
          mark="message"
        />
      )}
    </Page>
  );
}
