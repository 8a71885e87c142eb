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
  { amount: 123456789, narrative: 'Gift from a late member who asked not to be named', in: days(-11) },
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
    description: "My bank shows last Tuesday's deposit twice. My wallet shows it once. Can you have a look?",
    in: days(-15),
    repliedIn: days(-14),
    replies: [
      '<p>Hello, and thanks for telling us.</p><p>One of the two is still <strong>pending</strong>. Your bank hasn\'t paid it, so it will disappear:</p><ul><li>within 2 working days at most banks,</li><li>within a week for some credit cards.</li></ul><p>Still there after that? Ask your bank to release it. Our <a href="https://www.example.com/help/deposits">note on deposits</a> says what to tell them.</p>',
      '<p>The payment company has now told us that you paid <strong>once</strong>.</p>',
    ],
  },
  {
    category: 'Raffles',
    subject: "Where do I get my butcher's tray?",
    description: 'I won last week. Do I pick it up at the bar or will you bring it?',
    in: days(-4),
    repliedIn: days(-3),
    replies: ["<p>Well done. It's <em>behind the bar</em>, any evening from 6 PM.</p>"],
  },
  {
    category: 'General',
    subject: 'Can my partner use my account?',
    description: 'We both want to buy tickets but only one of us is good with phones.\n\nThank you.',
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
  add(`Welcome to ${clubName}`, 'Have a look at our live raffles.', now + days(-30));
  add('New opening hours', 'From Monday the bar opens at 5 PM.', now + days(-9));
  add('Deposit received', "We've added your deposit to your wallet.", now + days(-6) - hours(3));
  add(
    'Subscription waiting for payment',
    "You didn't have enough money for the next draw. Pay here: /subscriptions",
    now + days(-1),
  );
  add(
    'Want a limit?',
    "Raffles should be fun. We can limit how much you deposit each month. Send us a support ticket and we'll set it up within a day.",
    now + minutes(-50),
  );
}
