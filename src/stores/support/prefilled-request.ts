import { atom } from 'nanostores';
import type { SupportRequestValues } from '../../lib/support/forms.ts';
import { $memberKey } from '../app/session.ts';

/** A support ticket that the app has filled in, and the visit to its screen that it was for, once there was one. */
interface DraftedTicket {
  readonly values: SupportRequestValues;
  readonly visit?: number;
}

/** Never from the address, which anybody can write. */
const $draft = atom<DraftedTicket | undefined>();
$memberKey.listen(() => $draft.set(undefined));

/** Fills in the next support ticket. */
export const prefillSupportRequest = (values: SupportRequestValues): void => $draft.set({ values });

/**
 * What was filled in for a visit to the form's screen: the first that asks. However quickly the screen is left and come
 * back to, the next visit finds an empty form.
 */
export function getPrefilledSupportRequest(visit: number | undefined): SupportRequestValues | undefined {
  const draft = $draft.get();
  if (!draft || visit === undefined) return undefined;
  const { values, visit: first = visit } = draft;
  $draft.set({ values, visit: first });
  return visit === first ? values : undefined;
}
