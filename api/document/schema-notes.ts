import type { SchemaName } from './schema-names.ts';

type Note = Readonly<Record<string, unknown>>;

const describe = (description: string): Note => ({ description });
const html = describe('HTML. The site removes scripts and styles before it shows the text.');

export const schemaNotes: Readonly<Partial<Record<SchemaName, Note>>> = {
  Id: describe(
    'Number or text. The site compares ids as text. Send numbers beyond 2^53 as text, because browsers round them and the site rejects them.',
  ),
  Money: {
    description:
      'Pounds with at most two decimals, as text (`"10.50"`, preferred) or number. Negative for money out of the wallet.',
    examples: ['10.50'],
  },
  Amount: { description: 'Pounds with exactly two decimals, as text.', examples: ['10.00'] },
  Count: { description: 'A whole number, zero or more. Digits as text are accepted too.', examples: [3] },
  Time: {
    description:
      'ISO 8601 with `Z` or an offset. Without one, a browser assumes the member’s time zone. A space for the `T`, an offset without colon or minutes, and HTTP dates are accepted too.',
    examples: ['2026-03-04T12:00:00Z'],
  },
  OptionalTime: {
    type: ['string', 'null'],
    description: 'ISO 8601 with `Z` or an offset. Null, empty or absent if there is none.',
    examples: ['2026-03-04T12:00:00Z'],
  },
  Flag: describe('Null or absent is false.'),
  Tokens: describe('The access token is sent in each call’s header: at most 8,192 visible ASCII characters.'),
  Purchase: {
    description:
      'Either the tickets that were bought, or the URL at which to pay for them first. If both are present, `redirect_url` counts.',
  },
};

export const fieldNotes: Readonly<Partial<Record<SchemaName, Readonly<Record<string, Note>>>>> = {
  Club: {
    logo_url: describe('https address of a picture.'),
    theme: describe('CSS colours. For an invalid colour the site uses its own. The site ensures contrast.'),
    quiz: describe(
      'HTML paragraphs: the question, then options, the right one starting with `+`, wrong ones with `-`. Anything else skips the quiz.',
    ),
    tos: html,
    privacy: html,
    gdpr: html,
    accessibility: html,
    complaints: html,
  },
  Member: {
    date_of_birth: describe('`YYYY-MM-DD`. A time after it is ignored.'),
    ref_code: describe('The number on the Membership ID or Pass card.'),
    balance: describe('The current wallet balance.'),
  },
  MemberClub: {
    subdomain: describe('The label before the landing domain.'),
    landing_domain: describe('Parent domain of the club’s site, one that the site was built with.'),
  },
  Draw: {
    status: describe('`live`, `scheduled`, `closed` or another. Tickets are on sale only for `live`.'),
    ticket_price: describe('Price of one ticket.'),
    price_cta: describe('A line about the price.'),
    draw_cta: describe('A line that invites members to take part.'),
    user_ticket_maximum: describe(
      'How many tickets one member may hold. Null or absent if there is no limit.',
    ),
    user_ticket_count: describe('How many tickets the member holds. Null or absent is unknown.'),
    tickets: describe('The member’s tickets. Needed only by the draw’s page.'),
    prizes: describe('Needed only by the draw’s page.'),
    lottery: describe('`type` is `subscription` if members can subscribe. Null or absent if there is none.'),
  },
  Prize: {
    type: describe('`monetary` or another.'),
    value: describe('Pounds, or percent if `monetary_value_type` is `percentage`.'),
    winners: describe('Empty until the winners are picked. `number` is the ticket number.'),
  },
  Ticket: {
    subscription: describe('Whether a subscription bought it. Null or absent is false.'),
    prize_id: describe('Set if the ticket won.'),
  },
  Subscription: {
    status: describe('`active`, `payment` (waits for payment) or `inactive`.'),
    end_date: describe('When it ended. Null while it is active.'),
  },
  Transaction: { amount: describe('Negative for money out.') },
  SupportTicket: { supportticketresponses: describe('Replies, oldest first. Each message is HTML.') },
};
