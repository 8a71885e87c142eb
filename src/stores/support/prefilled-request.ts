import { atom } from 'nanostores';
import type { SupportRequestValues } from '../../lib/support/forms.ts';
import { $memberKey } from '../app/session.ts';

interface PrefilledRequest {
  readonly values: SupportRequestValues;
  readonly visit?: number;
}

/** Never read from the address, because anybody can write one. */
const $prefilled = atom<PrefilledRequest | undefined>();
$memberKey.listen(() => $prefilled.set(undefined));

export const prefillSupportRequest = (values: SupportRequestValues): void => $prefilled.set({ values });

/** Returns the values for the first visit only. Later visits get an empty form. */
export function getPrefilledSupportRequest(visit: number | undefined): SupportRequestValues | undefined {
  const prefilled = $prefilled.get();
  if (!prefilled || visit === undefined) return undefined;
  const { values, visit: first = visit } = prefilled;
  $prefilled.set({ values, visit: first });
  return visit === first ? values : undefined;
}
