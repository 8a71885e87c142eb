import type { SchemaName } from './schema-names.ts';

type Note = Readonly<Record<string, unknown>>;

const describe = (description: string): Note => ({ description });
const html = describe('HTML. What could run, and styles, are taken away before it is shown.');

export const schemaNotes: Readonly<Partial<Record<SchemaName, Note>>> = {
  Id: describe(
    'Number or text; the site compares ids as text. It refuses numbers beyond 2^53, which browsers round: send these as text.',
  ),
  Money: {
    description:
      'Pounds with at most two decimals, as text (`"10.50"`, best) or number; a minus sign for what left the wallet.',
    examples: ['10.50'],
  },
  Amount: { description: 'Pounds with exactly two decimals, as text.', examples: ['10.00'] },
  Count: { description: 'A whole number, zero or more; digits as text are taken too.', examples: [3] },
  Time: {
    description:
      'ISO 8601 with `Z` or an offset. Without one a browser takes it for the member’s own time zone. A blank for the `T`, an offset without colon or minutes, and dates as HTTP writes them are taken too.',
    examples: ['2026-03-04T12:00:00Z'],
  },
  OptionalTime: {
    type: ['string', 'null'],
    description: 'ISO 8601 with `Z` or an offset; null, empty or absent where there is none.',
    examples: ['2026-03-04T12:00:00Z'],
  },
  Flag: describe('Null or absent is false.'),
  Tokens: describe('The access token goes into each call’s header, 8192 visible ASCII characters at most.'),
  Purchase: {
    description:
      'Tickets that were bought, or the address where they are to be paid first; one of the two. `redirect_url` wins.',
  },
};

export const fieldNotes: Readonly<Partial<Record<SchemaName, Readonly<Record<string, Note>>>>> = {
  Club: {
    logo_url: describe('https address of a picture.'),
    theme: describe('CSS colours; what is no colour gives the site’s own. Contrast is seen to.'),
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
    date_of_birth: describe('`YYYY-MM-DD`; a time behind it counts for nothing.'),
    ref_code: describe('The number on the Membership ID or Pass card.'),
    balance: describe('What the wallet holds now.'),
  },
  MemberClub: {
    subdomain: describe('The label in front of the landing domain.'),
    landing_domain: describe('Parent domain of the clubs’ addresses, one that the site was built with.'),
  },
  Draw: {
    status: describe('`live`, `scheduled`, `closed` or another. Only what is `live` can be bought.'),
    ticket_price: describe('Price of one ticket.'),
    price_cta: describe('A line about the price.'),
    draw_cta: describe('A line that invites to take part.'),
    user_ticket_maximum: describe(
      'How many tickets one member may hold; null or absent where there is no limit.',
    ),
    user_ticket_count: describe('How many tickets the member holds; absent counts as none.'),
    tickets: describe('The member’s own tickets. Needed on the draw’s page alone.'),
    prizes: describe('Needed on the draw’s page alone.'),
    lottery: describe('`type` is `subscription` where members can subscribe. Null or absent is none.'),
  },
  Prize: {
    type: describe('`monetary` or another.'),
    value: describe('Pounds, or per cent where `monetary_value_type` is `percentage`.'),
    winners: describe('Empty until the draw is decided. `number` is the ticket’s.'),
  },
  Ticket: {
    subscription: describe('Whether a subscription bought it. Null or absent is false.'),
    prize_id: describe('Set if the ticket won.'),
  },
  Subscription: {
    status: describe('`active`, `payment` (waits for payment) or `inactive`.'),
    end_date: describe('When it ended; null while it runs.'),
  },
  Transaction: { amount: describe('Negative for what left the wallet.') },
  SupportTicket: { supportticketresponses: describe('Answers, oldest first; each message is HTML.') },
};
