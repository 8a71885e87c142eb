import type { Endpoints } from '../../src/lib/contract/endpoints.ts';
import { toSearchKey } from '../../src/lib/forms/normalise.ts';
import { type DrawRow, selectDraw, toDraw } from '../draws/draw-row.ts';
import { type Call, type HandlerOf, QueriedList } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import type { Member } from '../identity/members.ts';
import type { TenantRecord } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';

type Query = Call<Endpoints['listDraws']>['query'];

const sortKeys = new Map([
  ['popular', '(SELECT count(*) FROM tickets WHERE draw_id = draws.id)'],
  ['new', 'start_date'],
  ['price', 'ticket_price'],
  ['prize', 'prize_worth'],
]);

function toLikePattern(text = ''): string | null {
  const key = toSearchKey(text);
  return key === '' ? null : `%${key.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Returns the `WHERE` clause and its values. */
function createFilter(tenant: TenantRecord, { status, search }: Query) {
  const pattern = toLikePattern(search);
  const where = `WHERE draws.club = ?
    AND (? IS NULL OR draws.status IN (SELECT value FROM json_each(?)))
    AND (? IS NULL OR search_key(draws.name || ' ' || draws.description || ' ' || lotteries.name) LIKE ? ESCAPE '\\')`;
  const statuses = JSON.stringify(status ?? []);
  return { where, values: [tenant.subdomain, status ? 'given' : null, statuses, pattern, pattern] };
}

function ticketCounts({ database }: Sandbox, member: Member): ReadonlyMap<number, number> {
  const rows = database.all<{ id: number; count: number }>(
    'SELECT draw_id AS id, count(*) AS count FROM tickets WHERE membership_id = ? GROUP BY draw_id',
    member.id,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export const listDraws: HandlerOf<'listDraws'> = ({ sandbox, tenant, member, query, origin }) => {
  const { database } = sandbox;
  const sortKey = sortKeys.get(query.sort) ?? refuseField('sort', `"${query.sort}" is not a valid choice.`);
  const orderBy = `ORDER BY ${sortKey} ${query.order === 'asc' ? 'ASC' : 'DESC'}, end_date, draws.id`;
  const { where, values } = createFilter(tenant, query);
  const counts = ticketCounts(sandbox, member);
  return new QueriedList(
    () => database.number(`SELECT count(*) AS value FROM (${selectDraw} ${where})`, ...values),
    (limit, offset) =>
      database
        .all<DrawRow>(`${selectDraw} ${where} ${orderBy} LIMIT ? OFFSET ?`, ...[...values, limit, offset])
        .map((row) => ({ ...toDraw(row, origin), user_ticket_count: counts.get(row.id) ?? 0 })),
  );
};
