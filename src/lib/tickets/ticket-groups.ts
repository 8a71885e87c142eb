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
  return [...groups.values()].map((held) => ({
    drawId: held[0]?.draw_id ?? '',
    drawName: held[0]?.draw_name ?? '',
    tickets: held,
  }));
}

/** Returns the groups with the first `count` tickets in total. */
export function firstTickets<Group extends TicketGroup>(groups: readonly Group[], count: number): Group[] {
  let left = count;
  return groups.flatMap((group) => {
    const room = Math.max(0, left);
    left -= group.tickets.length;
    if (room === 0) return [];
    // A complete group keeps its identity, which avoids a re-render.
    return group.tickets.length <= room ? group : { ...group, tickets: group.tickets.slice(0, room) };
  });
}
