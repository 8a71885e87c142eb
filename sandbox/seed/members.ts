import { addMembership, addPerson, hashPassword } from '../identity/members.ts';

import type { Sandbox } from '../sandbox.ts';

/** Password of every demo member. */
export const demoPassword = 'demo-raffle-2026';

let demoHash: string | undefined;

/** Hashed once a process: starting over must be quick. */
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

/** Members that can sign in. The first one of a club is the member whose tickets and wallet its demo data tells of. */
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

/** Members who only make the draws look lived in; none of them can sign in. */
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
  /** Membership id of the member whose demo data it is. */
  readonly demo: number;
  /** Membership ids of the others who hold tickets. */
  readonly crowd: readonly number[];
}

/** Adds every person once, with the password or, for the crowd, with none. @returns person ids by email */
export function addPeople(sandbox: Sandbox): Map<string, number> {
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

/** Makes the people members of a club. @param joinedAt milliseconds since 1970 */
export function addMembers(
  sandbox: Sandbox,
  club: string,
  people: ReadonlyMap<string, number>,
  joinedAt: number,
): SeededMembers {
  const join = (email: string, refCode?: string) =>
    addMembership(sandbox, people.get(email) ?? 0, { club, joinedAt, refCode: refCode ?? '' });
  const here = demoMembers.filter(({ clubs }) => clubs.includes(club));
  const [demo = 0, ...others] = here.map(({ email, refCode }) => join(email, refCode));
  const known = others.filter((_, index) => here[index + 1]?.email !== 'empty@example.com');
  const crowd = crowdNames.map((_, index) => join(`crowd-${index + 1}@example.com`));
  return { demo, crowd: [...known, ...crowd] };
}
