import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cheap on purpose: the sandbox holds demo accounts and has to start over in no time. */
const cost = { N: 1024, r: 8, p: 1 };
const keyBytes = 32;

/** A salted scrypt hash, as `salt:key` in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password.normalize(), salt, keyBytes, cost).toString('hex')}`;
}

/** Whether a password has this hash. A hash of another form, such as that of a member nobody plays, fits nothing. */
export function verifyPassword(password: string, hash: string): boolean {
  const [salt, key] = hash.split(':').map((part) => Buffer.from(part, 'hex'));
  if (!salt || key?.length !== keyBytes) return false;
  return timingSafeEqual(scryptSync(password.normalize(), salt, keyBytes, cost), key);
}
