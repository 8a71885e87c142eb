import { call } from '../../lib/api/api.ts';
import type { ChangePasswordValues } from '../../lib/auth/forms.ts';
import { updateEmail, updateMember, updatePassword } from '../../lib/contract/member.ts';
import type { EditEmailValues, PersonalInfoValues } from '../../lib/member/forms.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { setOwner } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { showToast } from '../app/toasts.ts';
import { createAction } from '../data/action.ts';

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
