import { call } from '../lib/api.ts';
import {
  getMember,
  getMemberClients,
  updateEmail,
  updateMember,
  updatePasscode,
  updatePassword,
} from '../lib/contract/member.ts';
import type { ChangePasswordValues } from '../lib/forms/password.ts';
import type { EditEmailValues, PasscodeValues, PersonalInfoValues } from '../lib/forms/profile.ts';
import { successes } from '../lib/successes.ts';
import { createAction } from './action.ts';
import { createQuery } from './query.ts';
import { memberIdentifier } from './tenant.ts';
import { showToast } from './toasts.ts';

/** The signed-in member, balance included. */
export const memberQuery = createQuery({
  name: 'member',
  firstFor: ['wallet', 'profile'],
  operation: 'getMember',
  load: () => call(getMember, {}),
});

/** The clubs the member belongs to. */
export const clientsQuery = createQuery({
  name: 'clients',
  operation: 'getMember',
  load: () => call(getMemberClients, {}),
});

/** The member as last loaded, or null while unknown. */
export const $member = memberQuery.$data;

/** Saves the personal information. */
export const savePersonalInfo = createAction({
  operation: 'updatePersonalInfo',
  send: ({ phoneNumber, dateOfBirth, ...values }: PersonalInfoValues) =>
    call(updateMember, {
      payload: { ...values, phone_number: phoneNumber, date_of_birth: dateOfBirth || null },
    }),
  refreshes: ['member'],
  onDone: () => showToast({ kind: 'success', ...successes.updatePersonalInfo() }),
});

/** Saves the number on the Membership ID or Pass card. */
export const savePasscode = createAction({
  operation: 'updatePasscode',
  send: ({ passcode }: PasscodeValues) => call(updatePasscode, { payload: { ref_code: passcode } }),
  refreshes: ['member'],
  onDone: () => showToast({ kind: 'success', ...successes.updatePasscode(memberIdentifier) }),
});

export const saveEmail = createAction({
  operation: 'updateEmail',
  send: (payload: EditEmailValues) => call(updateEmail, { payload }),
  refreshes: ['member'],
});

export const changePassword = createAction({
  operation: 'changePassword',
  send: ({ currentPassword, newPassword, confirmPassword }: ChangePasswordValues) =>
    call(updatePassword, {
      payload: {
        current_password: currentPassword,
        new_password: newPassword,
        confirm_password: confirmPassword,
      },
    }),
  onDone: () => showToast({ kind: 'success', ...successes.changePassword() }),
});
