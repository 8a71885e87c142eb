import { useState } from 'react';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { hasDraft } from '../../lib/drafts/storage.ts';
import { memberIdentifier } from '../../stores/app/tenant.ts';
import { savePasscode } from '../../stores/member/identifier.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { ProfileCard } from './profile-card.tsx';
import { IdentifierPanel, PersonalInfo } from './profile-details.tsx';

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
