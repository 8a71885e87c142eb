import type { RouteName } from '../lib/routes.ts';

/**
 * What the pages say that clubs share and search engines may list. The app puts the club's name in the place of
 * 'this club' once it knows it.
 */
const shared = {
  termsOfService:
    'The terms on which this club runs its raffles: tickets, subscriptions, prizes and the wallet.',
  gdpr: 'How this club meets the General Data Protection Regulation, and the rights that its members have.',
  privacyPolicy:
    'Which personal data this club keeps of its members, what for, for how long, and who else sees them.',
  accessibility:
    'How accessible the raffle site of this club is, what does not work for everyone yet, and how to get help.',
  complaints:
    'How to complain to this club about its raffles, when it answers, and where to turn after that.',
} as const satisfies Partial<Record<RouteName, string>>;

type Shell = RouteName | 'notFound';

function isShared(shell: Shell): shell is keyof typeof shared {
  return shell in shared;
}

/** The description of a page. */
export function descriptionOf(shell: Shell, title: string): string {
  return isShared(shell) ? shared[shell] : `${title}: raffles, tickets and wallet for members of your club.`;
}

/** What search engines are told: the club's public texts may be listed, nothing else. */
export function robotsOf(shell: Shell): 'index' | 'noindex' {
  return isShared(shell) ? 'index' : 'noindex';
}
