import { addMembership, addPerson, hashPassword } from '../identity/members.ts';
import type { Sandbox } from '../sandbox.ts';

export const demoPassword = 'demo-raffle-2026';

let demoHash: string | undefined;

/** Computed once per process, for fast resets. */
export function demoPasswordHash(): string {
  demoHash ??= hashPassword(demoPassword);
  return demoHash;
}

interface DemoMember {
  readonly email: string;
  readonly name: string;
  readonly clubs: readonly string[];
  readonly city?: string;
  readonly county?: string;
  readonly address1?: string;
  readonly postcode?: string;
  readonly refCode?: string;
}

/** Members who can sign in. The first member of a tenant owns its demo data. */
const demoMembers: readonly DemoMember[] = [
  {
    email: 'alex@example.com',
    name: 'Alex Morgan',
    clubs: ['ciu', 'riverside'],
    address1: '12 Orchard Street',
    city: 'Leeds',
    county: 'West Yorkshire',
    postcode: 'LS2 7EW',
    refCode: '40721',
  },
  { email: 'kim@example.com', name: 'Kim Oakley', clubs: ['harlequin'], city: 'Bath', refCode: '7' },
  { email: 'elsewhere@example.com', name: 'Jamie Elsewhere', clubs: ['staging'], city: 'Derby' },
  { email: 'sam@example.com', name: 'Sam Whitfield', clubs: ['ciu'], city: 'Wakefield', refCode: '40802' },
  { email: 'robin@example.com', name: 'Robin Ashby', clubs: ['riverside'], city: 'York', refCode: '1177' },
  { email: 'empty@example.com', name: 'Emery New', clubs: ['ciu', 'riverside', 'staging', 'harlequin'] },
];

const crowdNames = [
  ['Priya Nair', 'Bradford'],
  ['Gareth Evans', 'Cardiff'],
  ['Moira Campbell', 'Perth'],
  ['Tom Hargreaves', 'Halifax'],
  ['Aisha Rahman', 'Luton'],
  ['Deborah Stone', 'Lincoln'],
  ['Marcus Bell', 'Hull'],
  ['Siobhan Kelly', 'Derry'],
  ['Harold Finch', 'Whitby'],
  ['Zofia Nowak', 'Swindon'],
  ["Bartholomew Featherstonehaugh-O'Connell", 'Stratford-upon-Avon'],
  ['Li Wei', ''],
] as const;

export interface SeededMembers {
  readonly demo: number;
  readonly crowd: readonly number[];
}

export function addPersons(sandbox: Sandbox): Map<string, number> {
  const passwordHash = demoPasswordHash();
  const ids = new Map<string, number>();
  for (const { clubs: _, refCode: __, ...person } of demoMembers) {
    const details = { phone_number: '07700 900142', date_of_birth: '1984-06-12', ...person };
    ids.set(person.email, addPerson(sandbox, { ...details, passwordHash }));
  }
  for (const [index, [name, city]] of crowdNames.entries()) {
    const email = `crowd-${index + 1}@example.com`;
    ids.set(email, addPerson(sandbox, { email, name, city, passwordHash: 'none' }));
  }
  return ids;
}

/** @param joinedAt ms since 1970 */
export function addMembers(
  sandbox: Sandbox,
  club: string,
  people: ReadonlyMap<string, number>,
  joinedAt: number,
): SeededMembers {
  const join = (email: string, refCode?: string) =>
    addMembership(sandbox, people.get(email) ?? 0, { club, joinedAt, refCode: refCode ?? '' });
  const tenantMembers = demoMembers.filter(({ clubs }) => clubs.includes(club));
  const [demo = 0, ...others] = tenantMembers.map(({ email, refCode }) => join(email, refCode));
  const withTickets = others.filter((_, index) => tenantMembers[index + 1]?.email !== 'empty@example.com');
  const crowd = crowdNames.map((_, index) => join(`crowd-${index + 1}@example.com`));
  return { demo, crowd: [...withTickets, ...crowd] };
}
