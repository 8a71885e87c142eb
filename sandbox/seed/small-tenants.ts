import { cashPrize, days, itemPrize, type LotterySeed, sharePrize } from './lottery-seed.ts';

/** Few draws, with names and texts of awkward lengths, for layout tests. */
export const smallTenantLotteries: readonly LotterySeed[] = [
  {
    name: 'The Grand Quarterly Benefit Raffle for the Restoration of the Old Assembly Rooms and Gardens',
    description: 'A name that fills a line and the one after it.',
    type: 'subscription',
    picture: 'clubhouse',
    ticket_price: 100,
    ticket_maximum: 10,
    everyDays: 7,
    price_cta: 'A weekend for two in a country house with gardens, breakfast and a view of the river',
    draw_cta: 'Restoration, one ticket at a time',
    prizes: [itemPrize('A weekend for two', 40000), sharePrize(20, 'net', 'After costs.', 2000)],
    draws: [
      {
        edition: 2,
        opensIn: days(-9),
        closesIn: days(-2),
        sold: 12,
        mine: 2,
        mineBySubscription: true,
        wonPlace: 1,
      },
      { edition: 3, opensIn: days(-2), closesIn: days(5), sold: 10, mine: 2, mineBySubscription: true },
    ],
    subscription: { count: 2, status: 'active', createdIn: days(-10) },
  },
  {
    name: 'Cash',
    description: 'Money.',
    type: 'one_time',
    picture: 'cash',
    ticket_price: 123456,
    ticket_maximum: 100,
    price_cta: '£1,000,000',
    draw_cta: 'A very large prize',
    prizes: [cashPrize(1_000_000)],
    draws: [{ opensIn: days(-1), closesIn: days(300), sold: 0 }],
  },
  {
    name: 'Hamper',
    description: '',
    type: 'one_time',
    picture: 'hamper',
    ticket_price: 100,
    ticket_maximum: 5,
    price_cta: '',
    draw_cta: '',
    prizes: [],
    draws: [{ opensIn: days(1), closesIn: days(8), sold: 0 }],
  },
];
