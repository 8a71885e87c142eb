import { getPath } from '../../lib/paths.ts';
import { ticketsQuery } from '../../stores/tickets/tickets.ts';
import { BalanceLink } from '../shared/member-links.tsx';
import { ticketClass } from '../shared/ticket-class.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';
import { TicketsByDraw } from './tickets-by-draw.tsx';

function TicketSkeleton() {
  return (
    <div className={ticketClass.ticket} aria-hidden="true">
      <div className={`${ticketClass.stub} bg-base-200`}>
        <Skeleton shape="badge" />
      </div>
      <div className={`${ticketClass.body} space-y-2`}>
        <Skeleton shape="badge" />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}

export default function Tickets() {
  return (
    <Page>
      <BalanceLink beside="heading" />
      <Loaded query={ticketsQuery} skeleton={<TicketsSkeleton />} empty={<NoTickets />}>
        {(list) => <TicketsByDraw list={list} />}
      </Loaded>
    </Page>
  );
}

function NoTickets() {
  return (
    <Empty
      title="You haven't bought any ticket yet."
      action={<ButtonLink href={getPath('draws')}>See the raffles</ButtonLink>}
    />
  );
}

function TicketsSkeleton() {
  return (
    <div className={ticketClass.grid}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <TicketSkeleton key={key} />
      ))}
    </div>
  );
}
