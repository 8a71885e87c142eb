import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { localDay } from '../../lib/format/local-day.ts';
import {
  type ExportPart,
  formatDataExport,
  hasExportData,
  isExportRead,
} from '../../lib/member/data-export.ts';
import { dataExportNotices, exportSummary } from '../../lib/messages/data-export-notices.ts';
import { readLabels } from '../../lib/messages/loading-messages.ts';
import { $online } from '../../stores/app/connection.ts';
import { giveFile } from '../../stores/app/give-file.ts';
import { $tenant, tenantHost } from '../../stores/app/tenant.ts';
import {
  $dataExport,
  clearDataExport,
  type DataExport,
  startDataExport,
  stopDataExport,
} from '../../stores/member/data-export.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { notificationsQuery } from '../../stores/notifications/notifications-query.ts';
import { subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';
import { supportRequestsQuery } from '../../stores/support/support-requests.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { Badge } from '../ui/content/badge.tsx';
import { cardClass } from '../ui/content/card.ts';
import { Button } from '../ui/controls/button.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';

const queries = [
  memberQuery,
  transactionsQuery,
  ticketsQuery,
  subscriptionsQuery,
  supportRequestsQuery,
  notificationsQuery,
];

const badges = {
  waiting: { tone: 'outline', label: 'Waiting' },
  reading: { tone: 'outline', label: 'Reading …' },
  complete: { tone: 'success', label: 'Complete' },
  incomplete: { tone: 'warning', label: 'Incomplete' },
  failed: { tone: 'error', label: 'Missing' },
} as const;

/** 'Your details', '1,200 tickets'; without a count while nothing is read. */
function getPartText({ name, status, count }: ExportPart): string {
  const label = readLabels[name];
  if (typeof label === 'string') return 'Your details';
  if (status === 'waiting' || status === 'failed')
    return label[1].replace(/^./, (first) => first.toUpperCase());
  return `${count.toLocaleString('en-GB')} ${label[count === 1 ? 0 : 1]}`;
}

function PartItem({ part }: { readonly part: ExportPart }) {
  const { tone, label } = badges[part.status];
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 tabular-nums">{getPartText(part)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {part.reason && <p className="text-muted text-sm">{part.reason}</p>}
    </li>
  );
}

function SaveButton({ readAt, parts }: DataExport) {
  const { subdomain } = tenantHost;
  const club = useStore($tenant)?.name ?? subdomain;
  const text = formatDataExport({ club, subdomain, readAt }, parts);
  const file = new File([text], `my-data-${subdomain}-${localDay(readAt)}.json`, {
    type: 'application/json',
  });
  return <Button onClick={() => void giveFile(file, dataExportNotices.saved)}>Save as a file</Button>;
}

function Parts({ parts }: Pick<DataExport, 'parts'>) {
  const summary = isExportRead(parts) ? exportSummary(parts) : '';
  useAnnouncement(summary);
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
      <ul className="grid gap-2" role="list" aria-label="Parts of your data">
        {parts.map((part) => (
          <PartItem key={part.name} part={part} />
        ))}
      </ul>
      {summary && <p>{summary}</p>}
    </>
  );
}

/** One button starts, stops and repeats the reading, so that the focus stays. */
function Actions({
  dataExport,
  isOnline,
}: {
  readonly dataExport: DataExport | undefined;
  readonly isOnline: boolean;
}) {
  const parts = dataExport?.parts ?? [];
  const isReading = !isExportRead(parts);
  const startLabel = dataExport ? 'Read again' : 'Read my data';
  const handlePress = () => (isReading ? stopDataExport() : void startDataExport(queries));
  return (
    <div className="flex flex-wrap items-center gap-3">
      {dataExport && !isReading && hasExportData(parts) && <SaveButton {...dataExport} />}
      {(isOnline || isReading) && (
        <Button variant="secondary" onClick={handlePress}>
          {isReading ? 'Stop' : startLabel}
        </Button>
      )}
    </div>
  );
}

/** Reads everything that the reading calls give, for one file. */
export default function DataExportSection() {
  const dataExport = useStore($dataExport);
  const isOnline = useStore($online);
  useEffect(() => clearDataExport, []);
  return (
    <section className={`${cardClass.padded} space-y-3`} aria-labelledby="data-export">
      <h2 id="data-export">Take your data along</h2>
      <p>
        One file with what your club gives this app about you: your details, transactions, tickets,
        subscriptions, support tickets and notifications. It is read when you ask for it, and holds no
        passwords.
      </p>
      {!isOnline && <p>You are offline, so nothing can be read now.</p>}
      {dataExport && <Parts parts={dataExport.parts} />}
      <Actions dataExport={dataExport} isOnline={isOnline} />
    </section>
  );
}
