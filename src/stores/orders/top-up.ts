import { computed } from 'nanostores';
import { parsePence } from '../../lib/format/money.ts';
import { type DepositPurpose, readDepositPurpose } from '../../lib/orders/top-up.ts';
import { $screen } from '../app/router.ts';
import { $trustedSearch } from './trusted-link.ts';

export interface TopUp {
  /** Pence. */
  readonly shortfall: number | undefined;
  readonly purpose: DepositPurpose | undefined;
}

/** The top-up in the deposit's address; undefined for an untrusted link. */
export const $topUp = computed([$screen, $trustedSearch], (screen, search): TopUp | undefined => {
  if (screen.kind !== 'screen' || screen.name !== 'deposit' || !search) return undefined;
  return { shortfall: parsePence(search.amount ?? ''), purpose: readDepositPurpose(search) };
});
