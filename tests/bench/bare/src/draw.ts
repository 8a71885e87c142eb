/** What the API says of a draw, as far as the pages show it. */
export interface Draw {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly status: string;
  readonly price_cta: string;
  readonly ticket_price: string;
  readonly logo_url: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** The raffles as a member sees them first. */
export const drawsAddress = '/draws/public/?status=live&status=scheduled&sort=popular&order=desc';
