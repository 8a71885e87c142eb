import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { storedDataNotices } from '../../lib/messages/stored-data-notices.ts';
import { isStorageBlocked, type StoredGroup } from '../../lib/storage/stored-entries.ts';
import { $online } from '../../stores/app/connection.ts';
import { $storedGroups, watchStoredGroups } from '../../stores/app/stored-data.ts';
import { cardClass } from '../ui/content/card.ts';
import { listClass } from '../ui/content/list.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';
import { RemoveAll } from './remove-stored.tsx';
import { StoredRow } from './stored-row.tsx';

interface StoredSectionProps {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly StoredGroup[];
}

function StoredSection({ id, title, groups }: StoredSectionProps) {
  if (groups.length === 0) return null;
  return (
    <section className="space-y-2" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={cardClass.flush}>
        <ul className={listClass.rows}>
          {groups.map((group) => (
            <StoredRow key={group.item.id} group={group} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function StoredGroups({ groups }: { readonly groups: readonly StoredGroup[] }) {
  // Its trial tells other tabs, so it runs once.
  const [isBlocked] = useState(isStorageBlocked);
  // Files can be removed only online.
  useStore($online);
  if (groups.length === 0 && !isBlocked)
    return (
      <Empty title={storedDataNotices.empty} text={storedDataNotices.emptyText} illustration="message" />
    );
  return (
    <>
      {isBlocked && <Alert tone="info">{storedDataNotices.blocked}</Alert>}
      <StoredSection
        id="until-sign-out"
        title="Removed when you sign out"
        groups={groups.filter(({ item }) => item.isRemovedAtSignOut)}
      />
      <StoredSection
        id="after-sign-out"
        title="Not removed when you sign out"
        groups={groups.filter(({ item }) => !item.isRemovedAtSignOut)}
      />
      {groups.length > 0 && <RemoveAll groups={groups} />}
    </>
  );
}

const FieldFigures = lazyComponent(() => import('./field-figures.tsx'));

/** Shows what the app stores in this browser, also to visitors, and removes it. */
export default function ThisDevice() {
  const groups = useStore($storedGroups);
  useEffect(watchStoredGroups, []);
  return (
    <Page narrow>
      <div className="space-y-6">
        <p className="text-muted">{storedDataNotices.intro}</p>
        {groups ? <StoredGroups groups={groups} /> : <Skeleton shape="panel" />}
        <Suspense>
          <FieldFigures />
        </Suspense>
      </div>
    </Page>
  );
}
