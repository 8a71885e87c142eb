import { computed } from 'nanostores';
import { isSavedWish } from '../../lib/orders/purchase-choice.ts';
import { pathOf, type Search } from '../../lib/paths.ts';
import { $owner } from '../app/owner.ts';
import { $screen } from '../app/router.ts';

/** The query of the address that is shown, where this tab saved it as the member's own wish. Known once the member is. */
export const $savedWish = computed([$screen, $owner], (screen): Search | undefined => {
  if (screen.kind !== 'screen') return undefined;
  const { name, params, search } = screen;
  return isSavedWish(pathOf(name, params, search)) ? search : undefined;
});
