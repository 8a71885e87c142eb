import { passCardSubdomain } from '../config.ts';

/** What a club calls the member's number: 'Pass card' at one club, 'Membership ID' elsewhere. */
export function identifierName(subdomain: string): 'Pass card' | 'Membership ID' {
  return subdomain === passCardSubdomain ? 'Pass card' : 'Membership ID';
}
