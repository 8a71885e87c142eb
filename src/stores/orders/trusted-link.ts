import { computed } from 'nanostores';
import { parsePence } from '../../lib/format/money.ts';
import { isTrustedLink } from '../../lib/orders/purchase-choice.ts';
import { type DepositPurpose, readDepositPurpose } from '../../lib/orders/top-up.ts';
import { getPath, type Search } from '../../lib/paths.ts';
import { $screen } from '../app/router.ts';
import { $owner } from '../app/session.ts';

/** The query of the address that is shown, where this tab saved it as the member's own wish. Known once the member is. */
export const $trustedSearch = computed([$screen, $owner], (screen): Search | undefined => {
  if (screen.kind !== 'screen') return undefined;
  const { name, params, search } = screen;
  return isTrustedLink(getPath(name, params, search)) ? search : undefined;
});

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
