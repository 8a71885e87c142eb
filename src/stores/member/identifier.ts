/** The number on the Membership ID or Pass card, which can be changed once. */
import { atom, computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { updatePasscode } from '../../lib/contract/member.ts';
import type { PasscodeValues } from '../../lib/member/forms.ts';
import { hasInTab, saveToTab } from '../../lib/storage/scoped-storage.ts';
import { memberIdentifier } from '../app/tenant.ts';
import { createAction } from '../data/action.ts';
import { $member } from './member.ts';

const changed = 'identifierChanged';

/** How often it was changed while this page was there. */
const $changes = atom(0);

/**
 * True once the member has changed the number in this tab. Whether they did so elsewhere, no call tells; then the server
 * says it when they try.
 */
export const $identifierChanged = computed(
  [$member, $changes],
  (member) => member !== null && hasInTab(changed),
);

export const savePasscode = createAction({
  operation: 'updatePasscode',
  send: ({ passcode }: PasscodeValues) => call(updatePasscode, { payload: { ref_code: passcode } }),
  invalidates: ['member'],
  successMessage: (say) => say.updatePasscode(memberIdentifier),
  onSuccess: () => {
    saveToTab(changed, 'true');
    $changes.set($changes.get() + 1);
  },
});
