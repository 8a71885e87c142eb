import type { SchemaName } from './schema-names.ts';

type Note = Readonly<Record<string, unknown>>;

const said = (description: string): Note => ({ description });
const html = said('HTML. What could run, and styles, are taken away before it is shown.');

export const schemaNotes: Readonly<Partial<Record<SchemaName, Note>>> = {
  Id: said(
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
  Flag: said('Null or absent is false.'),
  Tokens: said('The access token goes into each call’s header, 8192 visible ASCII characters at most.'),
  Purchase: {
    description:
      'Tickets that were bought, or the address where they are to be paid first; one of the two. `redirect_url` wins.',
  },
};

export const fieldNotes: Readonly<Partial<Record<SchemaName, Readonly<Record<string, Note>>>>> = {
  Club: {
    logo_url: said('https address of a picture.'),
    theme: said('CSS colours; what is no colour gives the site’s own. Contrast is seen to.'),
    quiz: said(
      'HTML paragraphs: the question, then options, the right one starting with `+`, wrong ones with `-`. Anything else skips the quiz.',
    ),
    tos: html,
    privacy: html,
    gdpr: html,
    accessibility: html,
    complaints: html,
  },
  Member: {
    date_of_birth: said('`YYYY-MM-DD`; a time behind it counts for nothing.'),
    ref_code: said('The number on the Membership ID or Pass card.'),
    balance: said('What the wallet holds now.'),
  },
  MemberClub: {
    subdomain: said('The label in front of the landing domain.'),
    landing_domain: said('Parent domain of the clubs’ addresses, one that the site was built with.'),
  },
  Draw: {
    status: said('`live`, `scheduled`, `closed` or another. Only what is `live` can be bought.'),
    ticket_price: said('Price of one ticket.'),
    price_cta: said('A line about the price.'),
    draw_cta: said('A line that invites to take part.'),
    user_ticket_maximum: said(
      'How many tickets one member may hold; null or absent where there is no limit.',
    ),
    user_ticket_count: said('How many tickets the member holds; absent counts as none.'),
    tickets: said('The member’s own tickets. Needed on the draw’s page alone.'),
    prizes: said('Needed on the draw’s page alone.'),
    lottery: said('`type` is `subscription` where members can subscribe. Null or absent is none.'),
  },
  Prize: {
    type: said('`monetary` or another.'),
    value: said('Pounds, or per cent where `monetary_value_type` is `percentage`.'),
    winners: said('Empty until the draw is decided. `number` is the ticket’s.'),
  },
  Ticket: {
    subscription: said('Whether a subscription bought it. Null or absent is false.'),
    prize_id: said('Set if the ticket won.'),
  },
  Subscription: {
    status: said('`active`, `payment` (waits for payment) or `inactive`.'),
    end_date: said('When it ended; null while it runs.'),
  },
  Transaction: { amount: said('Negative for what left the wallet.') },
  SupportTicket: { supportticketresponses: said('Answers, oldest first; each message is HTML.') },
};
