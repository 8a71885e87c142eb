import { atom, computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import type { ChangePasswordValues } from '../../lib/auth/forms.ts';
import { updateEmail, updateMember, updatePasscode, updatePassword } from '../../lib/contract/member.ts';
import type { EditEmailValues, PasscodeValues, PersonalInfoValues } from '../../lib/member/forms.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
import { setOwner } from '../app/session.ts';
import { memberIdentifier, tenantHost } from '../app/tenant.ts';
import { showToast } from '../app/toasts.ts';
import { createAction } from '../data/action.ts';
import { $member } from './member.ts';

const changedName = 'identifierChanged';

const $changes = atom(0);

/** True once the member has changed the Membership ID or Pass number in this tab. */
export const $identifierChanged = computed(
  [$member, $changes],
  (member) => member !== null && tabStorage.has(changedName),
);

export const savePasscode = createAction({
  operation: 'updatePasscode',
  send: ({ passcode }: PasscodeValues) => call(updatePasscode, { payload: { ref_code: passcode } }),
  invalidates: ['member'],
  successMessage: (say) => say.updatePasscode(memberIdentifier),
  onSuccess: () => {
    tabStorage.write(changedName, 'true');
    $changes.set($changes.get() + 1);
  },
});

export const savePersonalInfo = createAction({
  operation: 'updatePersonalInfo',
  send: ({ phoneNumber, dateOfBirth, ...values }: PersonalInfoValues) =>
    call(updateMember, {
      payload: { ...values, phone_number: phoneNumber, date_of_birth: dateOfBirth || null },
    }),
  invalidates: ['member'],
  successMessage: (say) => say.updatePersonalInfo(),
});

export const saveEmail = createAction({
  operation: 'updateEmail',
  send: (payload: EditEmailValues) => call(updateEmail, { payload }),
  invalidates: ['member'],
  onSuccess: (_, { email }) => {
    // Before the refetch: the page may be closed by then.
    setOwner(tenantHost.subdomain, email, 'reply');
    showToast({ kind: 'success', text: memberNotices.emailUpdated });
  },
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
  successMessage: (say) => say.changePassword(),
});
