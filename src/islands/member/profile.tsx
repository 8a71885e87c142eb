import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { onIdle } from '../../lib/browser/timing.ts';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { hasDraft } from '../../lib/drafts/storage.ts';
import { initialsOf } from '../../lib/format/text.ts';
import { discardDraft } from '../../lib/storage/scoped-storage.ts';
import { signOut } from '../../stores/app/session.ts';
import { $tenant, memberIdentifier } from '../../stores/app/tenant.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { saveEmail, savePasscode } from '../../stores/member/profile.ts';
import { Avatar } from '../ui/content/avatar.tsx';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';
import {
  EditEmailDialog,
  IdentifierPanel,
  PersonalInfo,
  preloadForms,
  TenantSwitcher,
} from './profile-details.tsx';

function Email({ member }: { readonly member: MemberProfile }) {
  const [isEditing, setEditing] = useState(() => hasDraft(saveEmail.operation));
  const handleClose = () => {
    discardDraft(saveEmail.operation);
    setEditing(false);
  };
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-2">
      <span translate="no">{member.email}</span>
      <Button variant="ghost" size="small" onClick={() => setEditing(true)}>
        Edit<span className="sr-only"> email</span>
      </Button>
      {isEditing && (
        <Suspense>
          <EditEmailDialog email={member.email} onClose={handleClose} />
        </Suspense>
      )}
    </span>
  );
}

function Contact({ member }: { readonly member: MemberProfile }) {
  const cityAndCounty = [member.city, member.county].filter(Boolean).join(', ');
  const items = [
    { term: 'Email', value: <Email member={member} /> },
    ...(member.phone_number ? [{ term: 'Phone', value: member.phone_number }] : []),
    ...(cityAndCounty ? [{ term: 'City/County', value: cityAndCounty }] : []),
  ];
  return <DefinitionList layout="stacked" items={items} />;
}

function SessionActions({ member }: { readonly member: MemberProfile }) {
  const [isSwitching, setSwitching] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      {member.clients.length > 1 && (
        <Button className="grow" variant="secondary" onClick={() => setSwitching(true)}>
          Switch Client
        </Button>
      )}
      <Button className="grow" variant="secondary" onClick={signOut}>
        Logout
      </Button>
      {isSwitching && (
        <Suspense>
          <TenantSwitcher onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </div>
  );
}

function ProfileCard({ member }: { readonly member: MemberProfile }) {
  useEffect(() => onIdle(preloadForms), []);
  const tenant = useStore($tenant);
  return (
    <section className={`${cardClass.padded} grid grid-cols-1 gap-4`} aria-label="Account">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar size="large" initials={initialsOf(member.name)} />
        <div className="max-w-full grow basis-32">
          <h2>{member.name}</h2>
          <p className="text-muted">{member.client_name || tenant?.name}</p>
        </div>
      </div>
      <Contact member={member} />
      <SessionActions member={member} />
    </section>
  );
}

const columns =
  'grid grid-cols-1 gap-6 @min-[46rem]/page:grid-cols-[18rem_minmax(0,1fr)] @min-[46rem]/page:items-start @min-[46rem]/page:gap-8';

const skeleton = (
  <div className={columns}>
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);

function Details({ member }: { readonly member: MemberProfile }) {
  const tabs = [
    { id: 'personal', label: 'Personal Info', panel: <PersonalInfo member={member} /> },
    { id: 'identifier', label: memberIdentifier, panel: <IdentifierPanel member={member} /> },
  ];
  const [selected, select] = useState(() => (hasDraft(savePasscode.operation) ? 'identifier' : 'personal'));
  return <Tabs label="Profile" tabs={tabs} selected={selected} onSelect={select} />;
}

export default function Profile() {
  return (
    <Page>
      <Loaded query={memberQuery} skeleton={skeleton}>
        {(member) => (
          <div className={columns}>
            <ProfileCard member={member} />
            <Details member={member} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
