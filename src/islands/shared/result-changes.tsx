import { useMemo } from 'react';
import type { Ticket } from '../../lib/contract/tickets.ts';
import { describeResultChanges } from '../../lib/tickets/result-changes.ts';
import { type KnownDraw, ticketOutcome } from '../../lib/tickets/ticket-outcomes.ts';
import { getKnownResults } from '../../stores/tickets/known-results.ts';

const maxNamedChanges = 5;

interface ResultChangesProps {
  readonly tickets: readonly Ticket[];
  readonly draw: KnownDraw | undefined;
}

/** Names tickets whose result was shown otherwise before. Renders nothing for the others. */
export default function ResultChanges({ tickets, draw }: ResultChangesProps) {
  const texts = useMemo(() => {
    const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    const getOutcome = (id: string) => {
      const ticket = byId.get(id);
      return ticket ? ticketOutcome(ticket, draw) : 'pending';
    };
    return describeResultChanges(tickets, getOutcome, getKnownResults());
  }, [tickets, draw]);
  if (texts.length === 0) return null;
  return (
    <ul className="grid gap-1 text-muted text-sm" aria-label="Results that have changed">
      {texts.slice(0, maxNamedChanges).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {texts.length > maxNamedChanges && <li>And {texts.length - maxNamedChanges} more.</li>}
    </ul>
  );
}
