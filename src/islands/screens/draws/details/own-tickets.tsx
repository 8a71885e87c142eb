import type { Draw } from '../../../../lib/contract/draws.ts';
import { TicketGrid } from '../../../parts/ticket-grid.tsx';
import { useSteps } from '../../../ui/loading/use-steps.ts';
import { Empty } from '../../../ui/messages/empty.tsx';

const ticketSteps = { first: 20, step: 60 } as const;

/** The member's tickets for a draw. */
export default function OwnTickets({ draw: { tickets } }: { readonly draw: Draw }) {
  const { shown, moreRef } = useSteps(tickets.length, ticketSteps);
  if (tickets.length === 0) return <Empty title="You don't have any ticket for this draw" />;
  return (
    <>
      <TicketGrid tickets={tickets.slice(0, shown)} held={tickets.length} />
      {shown < tickets.length && <div ref={moreRef} />}
    </>
  );
}
