import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import type { MemberProfile } from '../../lib/contract/member.ts';
import { hasDraft } from '../../lib/drafts/storage.ts';
import { initialsOf } from '../../lib/format/text.ts';
import { clearFromTab } from '../../lib/storage/scoped-storage.ts';
import { signOut } from '../../stores/app/sign-out.ts';
import { $tenant } from '../../stores/app/tenant.ts';
import { saveEmail } from '../../stores/member/profile.ts';
import { Avatar } from '../ui/content/avatar.tsx';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { Button } from '../ui/controls/button.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';

const EditEmail = lazyComponent(() => import('./edit-email.tsx'));
const SwitchClient = lazyComponent(() => import('../shared/tenant-switcher.tsx'));

function preloadDialogs(): void {
  for (const dialog of [EditEmail, SwitchClient]) void dialog.preload();
}

function Email({ user }: { readonly user: MemberProfile }) {
  const [editing, setEditing] = useState(() => hasDraft(saveEmail.operation));
  const close = () => {
    clearFromTab(saveEmail.operation);
    setEditing(false);
  };
  return (
    <span className="profile-email">
      {user.email}
      <Button variant="ghost" size="small" onClick={() => setEditing(true)}>
        Edit<span className="sr-only"> email</span>
      </Button>
      {editing && (
        <Suspense>
          <EditEmail email={user.email} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}

function Contact({ user }: { readonly user: MemberProfile }) {
  const place = [user.city, user.county].filter(Boolean).join(', ');
  const items = [
    { term: 'Email', value: <Email user={user} /> },
    ...(user.phone_number ? [{ term: 'Phone', value: user.phone_number }] : []),
    ...(place ? [{ term: 'City/County', value: place }] : []),
  ];
  return <DefinitionList layout="stacked" items={items} />;
}

function SessionActions({ user }: { readonly user: MemberProfile }) {
  const [switching, setSwitching] = useState(false);
  return (
    <div className="profile-actions">
      {user.clients.length > 1 && (
        <Button variant="secondary" onClick={() => setSwitching(true)}>
          Switch Client
        </Button>
      )}
      <Button variant="secondary" onClick={signOut}>
        Logout
      </Button>
      {switching && (
        <Suspense>
          <SwitchClient onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Who is signed in, at which club, and the ways out. */
export function ProfileCard({ user }: { readonly user: MemberProfile }) {
  useEffect(() => onIdle(preloadDialogs), []);
  const tenant = useStore($tenant);
  return (
    <section className="card profile-card" aria-label="Account">
      <div className="profile-head">
        <Avatar size="large" initials={initialsOf(user.name)} />
        <div>
          <h2>{user.name}</h2>
          <p className="muted">{user.client_name || tenant?.name}</p>
        </div>
      </div>
      <Contact user={user} />
      <SessionActions user={user} />
    </section>
  );
}
