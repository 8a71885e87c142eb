import { toAmountText } from '../../src/lib/format/money.ts';
import type { HandlerOf } from '../http/handler.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import {
  checkDateOfBirth,
  checkEmail,
  checkNewPassword,
  checkPhoneNumber,
  checkText,
} from '../http/validation.ts';
import { findPerson, type Member, verifyPassword } from '../identity/members.ts';
import { findTenant, landingDomain, pictureUrl } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';
import { sendEmail } from '../storage/outbox.ts';
import { balanceOf } from '../wallet/ledger.ts';
import { changePassword } from './auth.ts';

function clientsOf({ database, sitePort }: Sandbox, member: Member, origin: string) {
  const sql = 'SELECT club FROM memberships WHERE person_id = ? ORDER BY id';
  return database.all<{ club: string }>(sql, member.personId).flatMap((row) => {
    const club = findTenant(row.club);
    if (!club) return [];
    const { name, subdomain, logo } = club;
    const landing_domain = landingDomain(sitePort);
    return { name, subdomain, landing_domain, logo_url: pictureUrl(origin, logo) };
  });
}

export const getMember: HandlerOf<'getMember'> = ({ sandbox, tenant, member, origin }) => ({
  name: member.name,
  email: member.email,
  phone_number: member.phone_number,
  address1: member.address1,
  address2: member.address2,
  city: member.city,
  county: member.county,
  postcode: member.postcode,
  date_of_birth: member.date_of_birth,
  ref_code: member.ref_code,
  balance: toAmountText(balanceOf(sandbox, member.id)),
  client_name: tenant.name,
  clients: clientsOf(sandbox, member, origin),
});

export const updateMember: HandlerOf<'updateMember'> = ({ sandbox, member, payload }) => {
  checkText('name', payload.name);
  checkPhoneNumber(payload.phone_number);
  if (payload.date_of_birth !== null) checkDateOfBirth(payload.date_of_birth, sandbox.clock.now());
  sandbox.database.run(
    `UPDATE people SET name = ?, phone_number = ?, address1 = ?, address2 = ?, city = ?, county = ?, postcode = ?,
       date_of_birth = ? WHERE id = ?`,
    payload.name.trim(),
    payload.phone_number,
    payload.address1,
    payload.address2,
    payload.city,
    payload.county,
    payload.postcode,
    payload.date_of_birth,
    member.personId,
  );
  return {};
};

export const getMemberClients: HandlerOf<'getMemberClients'> = ({ sandbox, member, origin }) =>
  clientsOf(sandbox, member, origin);

export const updatePassword: HandlerOf<'updatePassword'> = ({ sandbox, member, payload }) => {
  const { current_password, new_password, confirm_password } = payload;
  if (!verifyPassword(current_password, member.passwordHash)) {
    refuseField('current_password', "That isn't your current password.");
  }
  checkNewPassword('new_password', new_password, confirm_password);
  changePassword(sandbox, member.personId, new_password);
  return {};
};

/** The card number can be changed once (specification, section 9). */
export const updatePasscode: HandlerOf<'updatePasscode'> = ({ sandbox: { database }, member, payload }) => {
  const refCode = payload.ref_code.trim();
  if (refCode.length < 2) refuseField('ref_code', 'Must be at least 2 characters.');
  if (member.ref_code_changed) refuseField('ref_code', 'You can only change this number once.');
  database.run('UPDATE memberships SET ref_code = ?, ref_code_changed = 1 WHERE id = ?', refCode, member.id);
  return {};
};

export const updateEmail: HandlerOf<'updateEmail'> = ({ sandbox, tenant, member, payload }) => {
  const email = payload.email.trim();
  checkEmail(email);
  if (!verifyPassword(payload.password, member.passwordHash)) refuse("That password isn't right.");
  const holder = findPerson(sandbox, email);
  if (holder && holder.id !== member.personId) refuse('Someone already uses this email.');
  sandbox.database.run('UPDATE people SET email = ? WHERE id = ?', email, member.personId);
  const body = `Hello ${member.name},\n\nUse ${email} to sign in from now on. If you didn't change it, tell us straight away.`;
  sendEmail(sandbox, tenant.subdomain, member.email, 'Your email address has changed', body);
  return {};
};
