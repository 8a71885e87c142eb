import { atom, computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { updatePasscode } from '../../lib/contract/member.ts';
import type { PasscodeValues } from '../../lib/member/forms.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
import { memberIdentifier } from '../app/tenant.ts';
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
