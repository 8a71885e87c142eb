/**
 * Fields of a draw's card and their kinds, for the contract's schema (`cardSchemas` in draws.ts) and the first cards,
 * which are parsed without it (`cardReaders` in lib/draws/draw-card.ts).
 */
export const cardFields = {
  name: 'text',
  description: 'optionalText',
  logo_url: 'optionalString',
  /** `'live'`, `'scheduled'`, `'closed'` or another. */
  status: 'string',
  /** Pence; undefined while unknown. */
  ticket_price: 'pence',
  start_date: 'optionalTimestamp',
  end_date: 'optionalTimestamp',
  price_cta: 'optionalText',
} as const;
