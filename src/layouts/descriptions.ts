import type { RouteName } from '../lib/routes.ts';

/** For search engines. The app replaces 'this club' by the tenant's name. */
const publicDescriptions = {
  termsOfService: 'The rules of this club for raffles, tickets, subscriptions, prizes and the wallet.',
  gdpr: 'How this club follows data protection law (GDPR), and your rights.',
  privacyPolicy: 'What this club knows about you, why, for how long and who else sees it.',
  accessibility: "How accessible this club's site is, what doesn't work yet and how to get help.",
  complaints: "How to complain to this club, when you'll hear back and where to go next.",
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
