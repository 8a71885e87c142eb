import type { Endpoints } from '../../src/lib/contract/endpoints.ts';
import { type Call, type HandlerOf, JsonList } from '../http/handler.ts';
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
  return text.trim() === '' ? null : `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** Finds draw ids, in order, as one JSON text, because ten thousand rows are slow. */
function findDrawIds({ database }: Sandbox, tenant: TenantRecord, query: Query): number[] {
  const sortKey = sortKeys.get(query.sort) ?? refuseField('sort', `"${query.sort}" is not a valid choice.`);
  const search = toLikePattern(query.search);
  const row = database.one<{ ids: string }>(
    `SELECT json_group_array(
       draws.id ORDER BY ${sortKey} ${query.order === 'asc' ? 'ASC' : 'DESC'}, end_date, draws.id
     ) AS ids
     FROM draws JOIN lotteries ON lotteries.id = lottery_id
     WHERE draws.club = ?
       AND (? IS NULL OR draws.status IN (SELECT value FROM json_each(?)))
       AND (? IS NULL OR (draws.name || ' ' || draws.description || ' ' || lotteries.name) LIKE ? ESCAPE '\\')`,
    tenant.subdomain,
    query.status ? 'given' : null,
    JSON.stringify(query.status ?? []),
    search,
    search,
  );
  return JSON.parse(row?.ids ?? '[]');
}

function ticketCounts({ database }: Sandbox, member: Member): ReadonlyMap<number, number> {
  const rows = database.all<{ id: number; count: number }>(
    'SELECT draw_id AS id, count(*) AS count FROM tickets WHERE membership_id = ? GROUP BY draw_id',
    member.id,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const emptyBuffer = Buffer.alloc(0);
const noTickets = Buffer.from('0},');

export const listDraws: HandlerOf<'listDraws'> = ({ sandbox, tenant, member, query, origin }) => {
  const bodies = sandbox.drawJsonCache.get(tenant.subdomain, origin);
  const counts = ticketCounts(sandbox, member);
  const ids = findDrawIds(sandbox, tenant, query);
  const write = (id: number) => {
    const count = counts.get(id);
    return [bodies.get(id) ?? emptyBuffer, count ? Buffer.from(`${count}},`) : noTickets];
  };
  return new JsonList(ids.length, (from, to) =>
    Buffer.concat(ids.slice(from, to).flatMap(write)).subarray(0, -1),
  );
};
