import { notify } from '../handlers/notifications.ts';
import type { Sandbox } from '../sandbox.ts';
import { addEntry } from '../wallet/ledger.ts';
import { days, hours, minutes } from './lottery-seed.ts';

/** A deposit or withdrawal. Pence; ms relative to seeding. */
export interface WalletSeed {
  readonly amount: number;
  readonly narrative: string;
  readonly in: number;
}

/** Results in a balance of £48.50. */
export const ciuWallet: readonly WalletSeed[] = [
  { amount: 3000, narrative: 'Deposit PX-7MQ2XK4RTN', in: days(-29) },
  { amount: 1000, narrative: 'Deposit PX-WB93HJ2LCE', in: days(-13) },
  { amount: 2500, narrative: 'Deposit PX-4TRZ8GQYFV', in: days(-6) - hours(3) },
  { amount: -1800, narrative: 'Withdrawal to account ending 6819', in: days(-4) },
  { amount: 700, narrative: 'Card payment PX-K2N5DPWA9S', in: days(-2) + hours(1) },
];

/** Results in a balance of £17.25: below ten tickets of the most expensive draw. */
export const riversideWallet: readonly WalletSeed[] = [
  { amount: 1500, narrative: 'Deposit PX-C8VH3MRX2D', in: days(-27) },
  { amount: 2000, narrative: 'Deposit PX-Q5YJ7BEN4T', in: days(-8) - hours(2) },
  { amount: -2225, narrative: 'Withdrawal to account ending 2204', in: days(-3) },
  { amount: 500, narrative: 'Deposit PX-L9GS6FWK3P', in: hours(-20) },
];

export const smallTenantWallet: readonly WalletSeed[] = [
  { amount: 1000, narrative: 'Deposit', in: days(-12) },
  { amount: 123456789, narrative: 'Legacy of a very generous and very anonymous late member', in: days(-11) },
];

/** Books deposits before withdrawals, so that the balance never turns negative. */
export function seedWallet(
  sandbox: Sandbox,
  membershipId: number,
  now: number,
  wallet: readonly WalletSeed[],
): void {
  for (const { amount, narrative, in: offsetMs } of wallet.toSorted((a, b) => b.amount - a.amount)) {
    const kind = amount > 0 ? 'deposit' : 'withdrawal';
    addEntry(sandbox, { membershipId, amount, kind, narrative, createdAt: now + offsetMs });
  }
}

interface SupportSeed {
  readonly category: 'General' | 'Raffles' | 'Payments';
  readonly subject: string;
  readonly description: string;
  readonly in: number;
  readonly repliedIn?: number;
  readonly replies?: readonly string[];
}

const supportRequests: readonly SupportSeed[] = [
  {
    category: 'Payments',
    subject: 'Deposit shows twice on my statement',
    description:
      'My bank shows the deposit of last Tuesday twice, but only one of them arrived in my wallet. Can you have a look?',
    in: days(-15),
    repliedIn: days(-14),
    replies: [
      '<p>Hello, and thank you for writing in.</p><p>One of the two lines is a <strong>reservation</strong>, not a payment. It goes away by itself:</p><ul><li>with most banks within two working days,</li><li>with some credit cards after up to a week.</li></ul><p>If it is still there after that, your bank can release it at once. What to tell them stands in our <a href="https://www.example.com/help/deposits">note on deposits</a>.</p>',
      '<p>A short follow-up: the payment provider has confirmed that you were charged <strong>once</strong>.</p>',
    ],
  },
  {
    category: 'Raffles',
    subject: 'When will the butcher’s tray arrive?',
    description: 'I won last week. Do I pick the prize up at the bar, or will somebody bring it round?',
    in: days(-4),
    repliedIn: days(-3),
    replies: ['<p>Congratulations! It is waiting for you <em>behind the bar</em>, any evening from six.</p>'],
  },
  {
    category: 'General',
    subject: 'Can my partner use my account?',
    description: 'We would both like to buy tickets but only one of us is good with phones.\n\nThanks!',
    in: hours(-5),
  },
];

/** Adds support requests with a long reply, a short reply and no reply. */
export function seedSupport({ database }: Sandbox, membershipId: number, now: number): void {
  for (const request of supportRequests) {
    const { id } = database.run(
      `INSERT INTO support_tickets (membership_id, category, subject, description, created_at, responded_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      membershipId,
      request.category,
      request.subject,
      request.description,
      now + request.in,
      request.repliedIn === undefined ? null : now + request.repliedIn,
    );
    for (const message of request.replies ?? []) {
      database.run('INSERT INTO support_responses (support_ticket_id, message) VALUES (?, ?)', id, message);
    }
  }
}

export function seedNotifications(
  sandbox: Sandbox,
  membershipId: number,
  clubName: string,
  now: number,
): void {
  const add = (title: string, message: string, at: number) =>
    notify(sandbox, membershipId, title, message, at);
  add(`Welcome to ${clubName}`, 'Have a look at the raffles that are live right now.', now + days(-30));
  add('New opening hours', 'From Monday the bar opens at five. Raffle tickets never close.', now + days(-9));
  add('Deposit received', 'Your deposit has been added to your wallet.', now + days(-6) - hours(3));
  add(
    'Subscription waiting for payment',
    'Your balance did not cover the next draw. Pay at /subscriptions.',
    now + days(-1),
  );
  add(
    'A word about limits',
    'Raffles are meant to be fun. If you would like a limit on what you can deposit in a month, write to us under Support and we set it up for you within a day, no questions asked.',
    now + minutes(-50),
  );
}
