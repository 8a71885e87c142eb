import { computed } from 'nanostores';
import { parsePence } from '../../lib/format/money.ts';
import { type DepositPurpose, readDepositPurpose } from '../../lib/orders/top-up.ts';
import { $screen } from '../app/router.ts';
import { $trustedSearch } from './trusted-link.ts';

/** What is missing (pence), and for what. */
export interface TopUp {
  readonly short: number | undefined;
  readonly wanted: DepositPurpose | undefined;
}

/** The wish of the deposit's address; undefined on other screens, and where no wish was saved. */
export const $topUp = computed([$screen, $trustedSearch], (screen, wish): TopUp | undefined => {
  if (screen.kind !== 'screen' || screen.name !== 'deposit' || !wish) return undefined;
  return { short: parsePence(wish.amount ?? ''), wanted: readDepositPurpose(wish) };
});
