import { type DrawRow, selectDraw, toDraw } from '../draws/draw-row.ts';
import { checkSale, findDraw, getMissingPence, type SoldDraw, sellTickets } from '../draws/purchase.ts';
import type { HandlerOf } from '../http/handler.ts';
import { refuseUnknown } from '../http/refusal.ts';
import type { Member } from '../identity/members.ts';
import type { TenantRecord } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';
import { openPayment } from '../wallet/payments.ts';
import { prizesOf } from './prizes.ts';
import { ticketsOf } from './tickets.ts';

function findDrawOfTenant(sandbox: Sandbox, tenant: TenantRecord, id: string): SoldDraw {
  const draw = findDraw(sandbox, Number(id));
  return draw?.club === tenant.subdomain ? draw : refuseUnknown();
}

export const getDraw: HandlerOf<'getDraw'> = ({ sandbox, tenant, member, params, origin }) => {
  const { id } = findDrawOfTenant(sandbox, tenant, params.id);
  const row = sandbox.database.one<DrawRow>(`${selectDraw} WHERE draws.id = ?`, id);
  if (!row) return refuseUnknown();
  const tickets = ticketsOf(sandbox, member, id);
  return {
    ...toDraw(row, origin),
    user_ticket_count: tickets.length,
    tickets,
    prizes: prizesOf(sandbox, id),
  };
};

export const listPrizes: HandlerOf<'listPrizes'> = ({ sandbox, tenant, params }) =>
  prizesOf(sandbox, findDrawOfTenant(sandbox, tenant, params.id).id);

function buy(sandbox: Sandbox, origin: string, member: Member, draw: SoldDraw, count: number) {
  checkSale(sandbox, draw, member.id, count);
  const missingPence = getMissingPence(sandbox, draw, member.id, count);
  if (missingPence > 0) {
    const purpose = { kind: 'tickets', drawId: draw.id, count } as const;
    return { redirect_url: openPayment(sandbox, origin, member, missingPence, purpose) };
  }
  sellTickets(sandbox, { draw, membershipId: member.id, count });
  return { ticket_count: count };
}

export const buyTickets: HandlerOf<'buyTickets'> = ({ sandbox, tenant, member, params, payload, origin }) =>
  buy(sandbox, origin, member, findDrawOfTenant(sandbox, tenant, params.id), payload.count);
