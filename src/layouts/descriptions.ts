import type { RouteName } from '../lib/routes.ts';

/** For search engines. The app replaces 'this club' by the tenant's name. */
const publicDescriptions = {
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

function isPublic(shell: Shell): shell is keyof typeof publicDescriptions {
  return shell in publicDescriptions;
}

export function getDescription(shell: Shell, title: string): string {
  return isPublic(shell)
    ? publicDescriptions[shell]
    : `${title}: raffles, tickets and wallet for members of your club.`;
}

/** Search engines may list only the compliance pages. */
export function getRobots(shell: Shell): 'index' | 'noindex' {
  return isPublic(shell) ? 'index' : 'noindex';
}
