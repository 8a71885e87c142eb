import type { HandlerOf } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { checkEmail, checkNewPassword } from '../http/validation.ts';
import { findMemberByEmail, findPerson, hashPassword, verifyPassword } from '../identity/members.ts';
import { siteOrigin } from '../identity/tenants.ts';
import { hashToken, issueTokens, randomToken, revokeTokens, rotateTokens } from '../identity/tokens.ts';
import type { Sandbox } from '../sandbox.ts';
import { hourMs } from '../storage/clock.ts';
import { sendEmail } from '../storage/outbox.ts';

const resetLifeMs = hourMs;
/** Status 400, because a 401 would look like an expired session. */
const wrongCredentials = 'No active account found with the given credentials';
const brokenLink = "Your password reset link isn't working. Please request a new link.";

export const signIn: HandlerOf<'signIn'> = ({ sandbox, tenant, payload }) => {
  const { email, password, remember_me } = payload;
  const name = email.trim().toLowerCase();
  const now = sandbox.clock.now();
  sandbox.signIns.check(name, now);
  const member = findMemberByEmail(sandbox, tenant, email);
  if (!member || !verifyPassword(password, member.passwordHash)) {
    sandbox.signIns.fail(name, now);
    refuse(wrongCredentials);
  }
  const holder = { membershipId: member.id, tokenEpoch: member.tokenEpoch };
  const { access, refresh } = issueTokens(sandbox, holder, remember_me);
  return { access_token: access, refresh_token: refresh };
};

export const refreshToken: HandlerOf<'refreshToken'> = ({ sandbox, payload }) => {
  const tokens = rotateTokens(sandbox, payload.refreshToken);
  if (!tokens) throw new Refusal(401, { detail: 'Token is invalid or expired' });
  return tokens;
};

/** The bearer may belong to another tenant; `member` is the same person's membership here. */
export const changeClient: HandlerOf<'changeClient'> = ({ sandbox, member }) => {
  const { access, refresh } = issueTokens(sandbox, {
    membershipId: member.id,
    tokenEpoch: member.tokenEpoch,
  });
  return { access_token: access, refresh_token: refresh };
};

/** Replies equally for known and unknown addresses, so that membership stays private. */
export const requestPasswordReset: HandlerOf<'requestPasswordReset'> = ({ sandbox, tenant, payload }) => {
  checkEmail(payload.email);
  const member = findMemberByEmail(sandbox, tenant, payload.email);
  if (!member) return {};
  const token = randomToken();
  sandbox.database.run(
    'INSERT INTO reset_tokens (token_hash, person_id, expires_at) VALUES (?, ?, ?)',
    hashToken(token),
    member.personId,
    sandbox.clock.now() + resetLifeMs,
  );
  const link = `${siteOrigin(tenant.subdomain, sandbox.sitePort)}/reset-password?token=${token}`;
  const body = `Hello ${member.name},\n\nUse this link within 1 hour to choose a new password:\n${link}\n\nIf you didn't ask for it, ignore this email.`;
  sendEmail(sandbox, tenant.subdomain, member.email, `Reset your ${tenant.name} password`, body);
  return {};
};

function personOfResetToken({ database, clock }: Sandbox, token: string): number {
  const sql = 'SELECT person_id AS value FROM reset_tokens WHERE token_hash = ? AND expires_at > ?';
  return database.number(sql, hashToken(token), clock.now()) || refuse(brokenLink);
}

export const validateResetToken: HandlerOf<'validateResetToken'> = ({ sandbox, payload }) => {
  personOfResetToken(sandbox, payload.token);
  return {};
};

export const confirmPasswordReset: HandlerOf<'confirmPasswordReset'> = ({ sandbox, payload }) => {
  const { token, password, confirm_password } = payload;
  const personId = personOfResetToken(sandbox, token);
  checkNewPassword('password', password, confirm_password);
  sandbox.database.run('DELETE FROM reset_tokens WHERE person_id = ?', personId);
  changePassword(sandbox, personId, password);
  revokeTokens(sandbox, personId);
  return {};
};

export function changePassword({ database }: Sandbox, personId: number, password: string): void {
  database.run('UPDATE people SET password_hash = ? WHERE id = ?', hashPassword(password), personId);
}

/** Searches all tenants. @throws {Refusal} 400 with the sign-in's message */
export function findPersonByPassword(sandbox: Sandbox, email: string, password: string) {
  const person = findPerson(sandbox, email);
  if (!person || !verifyPassword(password, person.passwordHash)) refuse(wrongCredentials);
  return person;
}
