import { useState } from 'react';
import type { MemberClient } from '../../lib/contract/member.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { clientsQuery } from '../../stores/member/member.ts';
import { isCurrentClient, switchClient } from '../../stores/member/switch-tenant.ts';
import { Badge } from '../ui/content/badge.tsx';
import { ListEnd } from '../ui/loading/list-end.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { RowSkeleton } from '../ui/loading/row-skeleton.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Logo } from './tenant-logo.tsx';

interface ClientsProps {
  readonly clients: readonly MemberClient[];
  readonly onPick: (client: MemberClient) => void;
}

function Clients({ clients, onPick }: ClientsProps) {
  return (
    <ul className="list client-list">
      {clients.map((client) => {
        const isCurrent = isCurrentClient(client);
        return (
          <li key={client.subdomain}>
            <button
              type="button"
              className="list-row"
              aria-current={isCurrent || undefined}
              onClick={() => onPick(client)}
            >
              <span aria-hidden="true">
                <Logo name={client.name} url={client.logo_url} size="list" />
              </span>
              <span className="grow row">
                {client.name}
                {isCurrent && <Badge tone="outline">Current</Badge>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ChoiceProps {
  readonly onClose: () => void;
}

function Choice({ onClose }: ChoiceProps) {
  const [failed, setFailed] = useState(false);
  const pick = (client: MemberClient) => {
    if (isCurrentClient(client)) onClose();
    else void switchClient(client).then((left) => setFailed(!left));
  };
  return (
    <>
      {failed && <Alert tone="error">{memberNotices.clubWithoutAddress}</Alert>}
      <Loaded query={clientsQuery} skeleton={<RowSkeleton />}>
        {(list) => (
          <>
            <Clients clients={list.entries} onPick={pick} />
            <ListEnd query={clientsQuery} list={list} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** The member's clubs: the current one closes the dialog, any other opens its own address. */
export default function SwitchClient({ onClose }: ChoiceProps) {
  return (
    <Dialog open onClose={onClose} title="Switch Client">
      <Choice onClose={onClose} />
    </Dialog>
  );
}
