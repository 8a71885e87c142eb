import { computed } from 'nanostores';
import { readShort, readWanted, type Wanted } from '../../lib/orders/top-up.ts';
import { $screen } from '../app/router.ts';

/** What the deposit's address says that is missing (pence), and for what. */
export interface TopUp {
  readonly short: number | undefined;
  readonly wanted: Wanted | undefined;
}

/** As the deposit's address has it; undefined on other screens. */
export const $topUp = computed($screen, (screen): TopUp | undefined => {
  if (screen.kind !== 'screen' || screen.name !== 'deposit') return undefined;
  return { short: readShort(screen.search), wanted: readWanted(screen.search) };
});
