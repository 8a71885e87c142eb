import { toAmountText } from '../src/lib/money.ts';
import { toIso } from './clock.ts';
import { type Club, pictureUrl } from './clubs.ts';
import type { HandlerOf } from './handler.ts';
import type { Member } from './members.ts';
import { openPayment } from './payments.ts';
import { prizesOf } from './prizes.ts';
import { checkSale, findDraw, missingFor, type SoldDraw, sellTickets } from './purchase.ts';
import { refuseField, refuseUnknown } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';
import { ticketsOf } from './tickets.ts';

interface DrawRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly picture: string;
  readonly status: string;
  readonly ticket_price: number;
  readonly start_date: number;
  readonly end_date: number;
  readonly price_cta: string;
  readonly draw_cta: string;
  readonly user_ticket_maximum: number;
  readonly user_ticket_count: number;
  readonly lotteryId: number;
  readonly lotteryName: string;
  readonly lotteryDescription: string;
  readonly lotteryType: string;
}

const selectDraw = `
  SELECT draws.id, draws.name, draws.description, picture, draws.status, ticket_price, start_date, end_date, price_cta,
    draw_cta, ticket_maximum AS user_ticket_maximum,
    (SELECT count(*) FROM tickets WHERE draw_id = draws.id AND membership_id = ?) AS user_ticket_count,
    lottery_id AS lotteryId, lotteries.name AS lotteryName, lotteries.description AS lotteryDescription,
    type AS lotteryType
  FROM draws JOIN lotteries ON lotteries.id = lottery_id`;

function toDraw(row: DrawRow, origin: string) {
  const { picture, lotteryId, lotteryName, lotteryDescription, lotteryType, ...draw } = row;
  return {
    ...draw,
    logo_url: pictureUrl(origin, picture),
    ticket_price: toAmountText(row.ticket_price),
    start_date: toIso(row.start_date),
    end_date: toIso(row.end_date),
    lottery: { id: lotteryId, name: lotteryName, description: lotteryDescription, type: lotteryType },
  };
}

/** What each sort key of the specification (section 9) orders by; ties are settled by what closes first. */
const sortKeys = new Map([
  ['popular', '(SELECT count(*) FROM tickets WHERE draw_id = draws.id)'],
  ['new', 'start_date'],
  ['price', 'ticket_price'],
  ['prize', 'prize_worth'],
]);

/** A LIKE pattern that finds the text itself, wherever it stands. */
function containing(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

export const listDraws: HandlerOf<'listDraws'> = ({ sandbox, club, member, query, origin }) => {
  const sortKey = sortKeys.get(query.sort) ?? refuseField('sort', `"${query.sort}" is not a valid choice.`);
  const rows = sandbox.database.all<DrawRow>(
    `${selectDraw}
     WHERE draws.club = ?
       AND (? IS NULL OR draws.status IN (SELECT value FROM json_each(?)))
       AND (draws.name || ' ' || draws.description || ' ' || lotteries.name) LIKE ? ESCAPE '\\'
     ORDER BY ${sortKey} ${query.order === 'asc' ? 'ASC' : 'DESC'}, end_date, draws.id`,
    member.id,
    club.subdomain,
    query.status ? 'given' : null,
    JSON.stringify(query.status ?? []),
    containing(query.search ?? ''),
  );
  return { results: rows.map((row) => toDraw(row, origin)) };
};

/** @throws {Refusal} 404 when the club has no such draw */
function drawOfClub(sandbox: Sandbox, club: Club, id: string): SoldDraw {
  const draw = findDraw(sandbox, Number(id));
  return draw?.club === club.subdomain ? draw : refuseUnknown();
}

export const getDraw: HandlerOf<'getDraw'> = ({ sandbox, club, member, params, origin }) => {
  const { id } = drawOfClub(sandbox, club, params.id);
  const row = sandbox.database.one<DrawRow>(`${selectDraw} WHERE draws.id = ?`, member.id, id);
  if (!row) return refuseUnknown();
  const tickets = ticketsOf(sandbox, member, id);
  return { ...toDraw(row, origin), tickets, prizes: prizesOf(sandbox, id) };
};

export const listPrizes: HandlerOf<'listPrizes'> = ({ sandbox, club, params }) =>
  prizesOf(sandbox, drawOfClub(sandbox, club, params.id).id);

/** Buys from the wallet, or sends the member to pay what the wallet lacks; the tickets follow the payment. */
function buy(sandbox: Sandbox, origin: string, member: Member, draw: SoldDraw, count: number) {
  checkSale(sandbox, draw, member.id, count);
  const missing = missingFor(sandbox, draw, member.id, count);
  if (missing > 0) {
    const purpose = { kind: 'tickets', drawId: draw.id, count } as const;
    return { redirect_url: openPayment(sandbox, origin, member, missing, purpose) };
  }
  sellTickets(sandbox, { draw, membershipId: member.id, count });
  return { ticket_count: count };
}

export const buyTickets: HandlerOf<'buyTickets'> = ({ sandbox, club, member, params, payload, origin }) =>
  buy(sandbox, origin, member, drawOfClub(sandbox, club, params.id), payload.count);
