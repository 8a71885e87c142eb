import type { Ticket } from '../contract/tickets.ts';

export interface TicketGroup {
  readonly drawId: string;
  readonly drawName: string;
  readonly tickets: readonly Ticket[];
}

/** Keeps the order of first occurrence. */
export function groupByDraw(tickets: readonly Ticket[]): TicketGroup[] {
  const groups = new Map<string, Ticket[]>();
  for (const ticket of tickets) {
    const key = ticket.draw_id || ticket.draw_name;
    const group = groups.get(key);
    if (group) group.push(ticket);
    else groups.set(key, [ticket]);
  }
  return [...groups.values()].map((groupTickets) => ({
    drawId: groupTickets[0]?.draw_id ?? '',
    drawName: groupTickets[0]?.draw_name ?? '',
    tickets: groupTickets,
  }));
}

export function firstTickets<Group extends TicketGroup>(groups: readonly Group[], count: number): Group[] {
  let remaining = count;
  return groups.flatMap((group) => {
    const capacity = Math.max(0, remaining);
    remaining -= group.tickets.length;
    if (capacity === 0) return [];
    // A complete group keeps its identity, to avoid a re-render.
    return group.tickets.length <= capacity ? group : { ...group, tickets: group.tickets.slice(0, capacity) };
  });
}
