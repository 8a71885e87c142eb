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

export const drawsAddress = '/draws/public/?status=live&status=scheduled&sort=popular&order=desc';
