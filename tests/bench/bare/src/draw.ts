/** What the pages show of a draw. */
export interface Draw {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price_cta: string;
  readonly ticket_price: string;
  readonly logo_url: string;
  readonly end_date: string;
}

/** The raffles as a member sees them first. */
export const drawsAddress = '/draws/public/?status=live&status=scheduled&sort=popular&order=desc';
