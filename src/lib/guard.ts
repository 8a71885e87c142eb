import type { Route } from './routes.ts';

/** What the guard says of a screen: show it, or send the visitor to sign in or the member home. */
export type GuardDecision = 'show' | 'toSignIn' | 'toHome' | 'wait';

/** Who may see what (specification, section 2: access column). Unknown addresses are open. */
export function guard(
  access: Route['access'] | undefined,
  session: 'starting' | 'in' | 'out',
): GuardDecision {
  if (access === undefined || access === 'open') return 'show';
  if (session === 'starting') return 'wait';
  if (access === 'protected') return session === 'in' ? 'show' : 'toSignIn';
  return session === 'in' ? 'toHome' : 'show';
}
