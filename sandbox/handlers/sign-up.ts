import type { HandlerOf } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import {
  checkDateOfBirth,
  checkEmail,
  checkNewPassword,
  checkPhoneNumber,
  checkText,
} from '../http/validation.ts';
import {
  addMembership,
  addPerson,
  findMember,
  findMemberByEmail,
  findPerson,
  hashPassword,
} from '../identity/members.ts';
import type { TenantRecord } from '../identity/tenants.ts';
import { issueTokens } from '../identity/tokens.ts';
import type { Sandbox } from '../sandbox.ts';
import { sendEmail } from '../storage/outbox.ts';
import { findPersonByPassword } from './auth.ts';
import { notify } from './notifications.ts';

const emailTaken = 'A user with this account already exists. Please use login or forgot password.';

export const checkRegistration: HandlerOf<'checkRegistration'> = ({ sandbox, tenant, payload }) => {
  checkEmail(payload.email);
  if (findMemberByEmail(sandbox, tenant, payload.email)) return { status: 'already-exist' };
  return { status: findPerson(sandbox, payload.email) ? 'already-exist-on-another-client' : 'not-exist' };
};

function welcome(sandbox: Sandbox, tenant: TenantRecord, membershipId: number): void {
  const member = findMember(sandbox, membershipId);
  if (!member) return;
  notify(sandbox, member.id, `Welcome to ${tenant.name}`, 'Have a look at our live raffles.');
  const body = `Hello ${member.name},\n\nYou can now sign in and buy raffle tickets. Good luck.`;
  sendEmail(sandbox, tenant.subdomain, member.email, `Welcome to ${tenant.name}`, body);
}

/** Adds a membership here for a person of another tenant. */
export const connect: HandlerOf<'connect'> = ({ sandbox, tenant, payload }) => {
  const { email, password } = payload;
  const person = findPersonByPassword(sandbox, email, password);
  if (findMemberByEmail(sandbox, tenant, email)) refuseField('email', emailTaken);
  const joinedAt = sandbox.clock.now();
  const membershipId = addMembership(sandbox, person.id, { club: tenant.subdomain, joinedAt });
  welcome(sandbox, tenant, membershipId);
  const { access, refresh } = issueTokens(sandbox, { membershipId, tokenEpoch: person.tokenEpoch });
  return { access_token: access, refresh_token: refresh };
};

export const register: HandlerOf<'register'> = ({ sandbox, tenant, payload }) => {
  const now = sandbox.clock.now();
  checkEmail(payload.email);
  checkText('name', payload.name);
  checkPhoneNumber(payload.phone_number);
  checkDateOfBirth(payload.date_of_birth, now);
  checkNewPassword('password', payload.password, payload.confirm_password);
  if (findPerson(sandbox, payload.email)) refuseField('user', emailTaken);
  const { email, name, phone_number, date_of_birth } = payload;
  const passwordHash = hashPassword(payload.password);
  const personId = addPerson(sandbox, { email, passwordHash, name, phone_number, date_of_birth });
  const membershipId = addMembership(sandbox, personId, {
    club: tenant.subdomain,
    joinedAt: now,
    refCode: payload.passcode,
    clubCode: payload.club_code,
  });
  welcome(sandbox, tenant, membershipId);
  return { email, name };
};
