import { checkSale, getMissingPence, liveDrawOf, type SoldDraw, sellTickets } from '../draws/purchase.ts';
import type { HandlerOf } from '../http/handler.ts';
import { refuse, refuseField, refuseUnknown } from '../http/refusal.ts';
import type { Member } from '../identity/members.ts';
import type { TenantRecord } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';
import { toIso } from '../storage/clock.ts';
import { openPayment } from '../wallet/payments.ts';

interface SubscriptionRow {
  readonly id: number;
  readonly ticket_count: number;
  readonly lottery_name: string;
  readonly status: string;
  readonly created_at: number;
  readonly end_date: number | null;
}

export const listSubscriptions: HandlerOf<'listSubscriptions'> = ({ sandbox, member, query }) => {
  const rows = sandbox.database.all<SubscriptionRow>(
    `SELECT subscriptions.id, ticket_count, lotteries.name AS lottery_name, status, created_at, end_date
     FROM subscriptions JOIN lotteries ON lotteries.id = lottery_id
     WHERE membership_id = ? AND status = coalesce(?, status) ORDER BY created_at DESC, subscriptions.id DESC`,
    member.id,
    query.status ?? null,
  );
  return {
    results: rows.map((row) => ({
      ...row,
      created_at: toIso(row.created_at),
      end_date: toIso(row.end_date),
    })),
  };
};

function findDrawToSubscribe(sandbox: Sandbox, tenant: TenantRecord, lotteryId: number): SoldDraw {
  const sql = 'SELECT type FROM lotteries WHERE id = ? AND club = ?';
  const lottery = sandbox.database.one<{ type: string }>(sql, lotteryId, tenant.subdomain);
  if (!lottery) refuseField('lottery_id', "We can't find this raffle.");
  if (lottery.type !== 'subscription') refuse("You can't subscribe to this raffle.");
  return liveDrawOf(sandbox, lotteryId) ?? refuse("This raffle isn't live right now.");
}

function checkNotSubscribed({ database }: Sandbox, member: Member, lotteryId: number): void {
  const sql =
    "SELECT status FROM subscriptions WHERE membership_id = ? AND lottery_id = ? AND status <> 'inactive'";
  const running = database.one<{ status: string }>(sql, member.id, lotteryId);
  if (running?.status === 'active') refuse("You're already subscribed to this raffle.");
  if (running) refuse("You've already subscribed to this raffle. It starts when you pay.");
}

interface FirstPurchase {
  readonly draw: SoldDraw;
  readonly subscriptionId: number;
  readonly count: number;
}

function payOrRedirect(sandbox: Sandbox, origin: string, member: Member, purchase: FirstPurchase) {
  const { draw, subscriptionId, count } = purchase;
  checkSale(sandbox, draw, member.id, count);
  const missingPence = getMissingPence(sandbox, draw, member.id, count);
  if (missingPence > 0) {
    const purpose = { kind: 'subscription', drawId: draw.id, count, subscriptionId } as const;
    return { redirect_url: openPayment(sandbox, origin, member, missingPence, purpose) };
  }
  sellTickets(sandbox, { draw, membershipId: member.id, count, subscriptionId });
  sandbox.database.run("UPDATE subscriptions SET status = 'active' WHERE id = ?", subscriptionId);
  return { ticket_count: count };
}

export const subscribe: HandlerOf<'subscribe'> = ({ sandbox, tenant, member, payload, origin }) => {
  const draw = findDrawToSubscribe(sandbox, tenant, Number(payload.lottery_id));
  checkNotSubscribed(sandbox, member, draw.lotteryId);
  const count = payload.ticket_count;
  const { id } = sandbox.database.run(
    `INSERT INTO subscriptions (membership_id, lottery_id, ticket_count, status, created_at)
     VALUES (?, ?, ?, 'payment', ?)`,
    member.id,
    draw.lotteryId,
    count,
    sandbox.clock.now(),
  );
  return payOrRedirect(sandbox, origin, member, { draw, subscriptionId: id, count });
};

interface OwnSubscription {
  readonly id: number;
  readonly lotteryId: number;
  readonly count: number;
  readonly status: string;
}

function findOwnSubscription({ database }: Sandbox, member: Member, id: string): OwnSubscription {
  const subscription = database.one<OwnSubscription>(
    `SELECT id, lottery_id AS lotteryId, ticket_count AS count, status FROM subscriptions
     WHERE id = ? AND membership_id = ?`,
    Number(id),
    member.id,
  );
  return subscription ?? refuseUnknown();
}

export const paySubscription: HandlerOf<'paySubscription'> = ({ sandbox, member, params, origin }) => {
  const { id, lotteryId, count, status } = findOwnSubscription(sandbox, member, params.id);
  if (status !== 'payment') refuse("You don't need to pay for this subscription.");
  const draw = liveDrawOf(sandbox, lotteryId) ?? refuse("This raffle isn't live right now.");
  return payOrRedirect(sandbox, origin, member, { draw, subscriptionId: id, count });
};

/** The tickets stay valid (specification, section 4). */
export const unsubscribe: HandlerOf<'unsubscribe'> = ({ sandbox, member, params }) => {
  const { id, status } = findOwnSubscription(sandbox, member, params.id);
  if (status !== 'active') refuse("This subscription isn't active.");
  const sql = "UPDATE subscriptions SET status = 'inactive', end_date = ? WHERE id = ?";
  sandbox.database.run(sql, sandbox.clock.now(), id);
  return {};
};
