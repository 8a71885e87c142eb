import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import type { TenantRecord } from './tenants.ts';
import { readAccess } from './tokens.ts';

/** A person at one tenant. `id` is the membership's; money, tickets and messages refer to it. */
export interface Member {
  readonly id: number;
  readonly personId: number;
  readonly club: string;
  readonly email: string;
  readonly name: string;
  readonly phone_number: string;
  readonly date_of_birth: string | null;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly county: string;
  readonly postcode: string;
  readonly ref_code: string;
  readonly ref_code_changed: number;
  readonly passwordHash: string;
  readonly tokenEpoch: number;
}

const selectMember = `
  SELECT memberships.id, person_id AS personId, club, email, name, phone_number, date_of_birth, address1, address2,
    city, county, postcode, ref_code, ref_code_changed, password_hash AS passwordHash, token_epoch AS tokenEpoch
  FROM memberships JOIN people ON people.id = person_id`;

export function findMember({ database }: Sandbox, membershipId: number): Member | undefined {
  return database.one(`${selectMember} WHERE memberships.id = ?`, membershipId);
}

export function findMemberByEmail(
  { database }: Sandbox,
  tenant: TenantRecord,
  email: string,
): Member | undefined {
  return database.one(`${selectMember} WHERE club = ? AND email = ?`, tenant.subdomain, email.trim());
}

export function findMemberAt(
  { database }: Sandbox,
  tenant: TenantRecord,
  personId: number,
): Member | undefined {
  return database.one(`${selectMember} WHERE club = ? AND person_id = ?`, tenant.subdomain, personId);
}

/** Undefined for an invalid token. */
export function memberOfBearer(sandbox: Sandbox, header = ''): Member | undefined {
  const holder = readAccess(sandbox, header.replace(/^Bearer /, ''));
  const member = holder && findMember(sandbox, holder.membershipId);
  return member?.tokenEpoch === holder?.tokenEpoch ? member : undefined;
}

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly tokenEpoch: number;
}

export function findPerson({ database }: Sandbox, email: string): Person | undefined {
  return database.one(
    `SELECT id, email, password_hash AS passwordHash, token_epoch AS tokenEpoch FROM people WHERE email = ?`,
    email.trim(),
  );
}

interface NewPerson {
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly phone_number?: string;
  readonly date_of_birth?: string;
  readonly address1?: string;
  readonly city?: string;
  readonly county?: string;
  readonly postcode?: string;
}

export function addPerson({ database }: Sandbox, person: NewPerson): number {
  return database.run(
    `INSERT INTO people (email, password_hash, name, phone_number, date_of_birth, address1, city, county, postcode)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    person.email.trim(),
    person.passwordHash,
    person.name,
    person.phone_number ?? '',
    person.date_of_birth ?? null,
    person.address1 ?? '',
    person.city ?? '',
    person.county ?? '',
    person.postcode ?? '',
  ).id;
}

interface NewMembership {
  readonly club: string;
  readonly joinedAt: number;
  readonly refCode?: string;
  readonly clubCode?: string;
}

export function addMembership({ database }: Sandbox, personId: number, membership: NewMembership): number {
  return database.run(
    'INSERT INTO memberships (person_id, club, ref_code, club_code, joined_at) VALUES (?, ?, ?, ?, ?)',
    personId,
    membership.club,
    membership.refCode ?? '',
    membership.clubCode ?? '',
    membership.joinedAt,
  ).id;
}

/** Low cost, because the accounts are demo data and a reset must be fast. */
const cost = { N: 1024, r: 8, p: 1 };
const keyBytes = 32;

/** Salted scrypt, as `salt:key` in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password.normalize(), salt, keyBytes, cost).toString('hex')}`;
}

/** A hash of another form, such as the crowd's, never matches. */
export function verifyPassword(password: string, hash: string): boolean {
  const [salt, key] = hash.split(':').map((part) => Buffer.from(part, 'hex'));
  if (!salt || key?.length !== keyBytes) return false;
  return timingSafeEqual(scryptSync(password.normalize(), salt, keyBytes, cost), key);
}
