import { cash, days, type LotterySeed, share, thing } from './plan.ts';

/** Draws of the CIU Social Club that the demo members have subscribed to: a subscription in every state. */
export const ciuSubscribed: readonly LotterySeed[] = [
  {
    name: 'Friday Meat Raffle',
    description: 'The best-loved half hour of the week, with trays from Dobson & Daughters on Mill Lane.',
    type: 'subscription',
    picture: 'meat',
    price: 100,
    maximum: 10,
    everyDays: 7,
    priceCta: 'A butcher’s tray worth £60',
    drawCta: 'Four trays to be won every Friday',
    prizes: [
      thing('Butcher’s tray', 6000, 'Rump steak, sausages, bacon and a whole chicken.'),
      thing('Sunday roast for four', 3000, 'Topside of beef or a leg of lamb.', 2),
      cash(20, 'Paid into your wallet.'),
    ],
    draws: [
      { edition: 40, opensIn: days(-19), closesIn: days(-12), sold: 18, mine: 2, mineBySubscription: true },
      {
        edition: 41,
        opensIn: days(-12),
        closesIn: days(-5),
        sold: 22,
        mine: 2,
        mineBySubscription: true,
        wonPlace: 0,
      },
      { edition: 42, opensIn: days(-5), closesIn: days(2), sold: 14, mine: 2, mineBySubscription: true },
    ],
    subscription: { count: 2, status: 'active', createdIn: days(-20) },
  },
  {
    name: 'Club Night Jackpot',
    description: 'Half the pot goes to one member, the other half keeps the band on stage.',
    type: 'subscription',
    picture: 'jackpot',
    price: 200,
    maximum: 5,
    everyDays: 7,
    priceCta: 'Half of the pot',
    drawCta: 'The more of us play, the bigger it gets',
    prizes: [
      share(50, 'gross', 'Shared out before any costs.', 5000),
      share(10, 'net', 'Of what is left after the band is paid.', 1000),
    ],
    draws: [
      { edition: 11, opensIn: days(-10), closesIn: days(-3), sold: 20 },
      { edition: 12, opensIn: days(-3), closesIn: days(4), sold: 16 },
    ],
    subscription: { count: 3, status: 'payment', createdIn: days(-1) },
  },
  {
    name: 'Wine Cellar Six',
    description: 'Six bottles chosen by our bar steward, a different country each time.',
    type: 'subscription',
    picture: 'wine',
    price: 150,
    maximum: 12,
    everyDays: 14,
    priceCta: 'Six bottles from Portugal',
    drawCta: 'Three reds, two whites and a port',
    prizes: [thing('Six bottles of Portuguese wine', 7200), thing('A bottle of port', 1800, '', 2)],
    draws: [
      { edition: 7, opensIn: days(-24), closesIn: days(-10), sold: 11, mine: 1, mineBySubscription: true },
      { edition: 8, opensIn: days(-10), closesIn: days(9), sold: 9 },
    ],
    subscription: { count: 1, status: 'inactive', createdIn: days(-25), endedIn: days(-11) },
  },
];
