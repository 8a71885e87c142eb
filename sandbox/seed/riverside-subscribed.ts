import { cash, days, type LotterySeed, share, thing } from './plan.ts';

/** Draws of the Riverside Club that the demo members have subscribed to: a subscription in every state. */
export const riversideSubscribed: readonly LotterySeed[] = [
  {
    name: 'Regatta Raffle',
    description: 'A small flutter for the big boats: every ticket helps the juniors onto the water.',
    type: 'subscription',
    picture: 'hamper',
    price: 200,
    maximum: 10,
    everyDays: 7,
    priceCta: 'A riverbank picnic for six',
    drawCta: 'Packed and carried to your spot',
    prizes: [
      thing('Picnic for six', 12000, 'With blankets and a boatman to carry it.'),
      cash(30, 'Paid into your wallet.', 2),
    ],
    draws: [
      { edition: 17, opensIn: days(-18), closesIn: days(-11), sold: 15, mine: 1, mineBySubscription: true },
      {
        edition: 18,
        opensIn: days(-11),
        closesIn: days(-4),
        sold: 20,
        mine: 1,
        mineBySubscription: true,
        wonPlace: 1,
      },
      { edition: 19, opensIn: days(-4), closesIn: days(3), sold: 12, mine: 1, mineBySubscription: true },
    ],
    subscription: { count: 1, status: 'active', createdIn: days(-19) },
  },
  {
    name: 'Boathouse Fifty-Fifty',
    description: 'Half to a member, half to the boathouse.',
    type: 'subscription',
    picture: 'jackpot',
    price: 100,
    maximum: 25,
    everyDays: 7,
    priceCta: 'Half of everything sold',
    drawCta: 'One ticket takes fifty per cent',
    prizes: [share(50, 'gross', 'Before costs.', 6000)],
    draws: [
      { edition: 30, opensIn: days(-9), closesIn: days(-2), sold: 24 },
      { edition: 31, opensIn: days(-2), closesIn: days(5), sold: 17 },
    ],
    subscription: { count: 10, status: 'payment', createdIn: days(-2) },
  },
  {
    name: 'Coffee Morning',
    description: 'The good machine, a year of beans and a promise never to go back to instant.',
    type: 'subscription',
    picture: 'coffee',
    price: 50,
    maximum: 20,
    everyDays: 14,
    priceCta: 'An espresso machine',
    drawCta: 'With a year of beans',
    prizes: [thing('Espresso machine', 39900), thing('A bag of beans', 900, '', 4)],
    draws: [
      { edition: 4, opensIn: days(-22), closesIn: days(-8), sold: 13, mine: 3, mineBySubscription: true },
      { edition: 5, opensIn: days(-8), closesIn: days(8), sold: 18 },
    ],
    subscription: { count: 3, status: 'inactive', createdIn: days(-23), endedIn: days(-9) },
  },
];
