import { computed } from 'nanostores';
import { isTrustedLink } from '../../lib/orders/purchase-choice.ts';
import { getPath, type Search } from '../../lib/paths.ts';
import { $screen } from '../app/router.ts';
import { $owner } from '../app/session.ts';

/** The address's query, if this tab saved it as the member's choice. Undefined until the member is known. */
export const $trustedSearch = computed([$screen, $owner], (screen): Search | undefined => {
  if (screen.kind !== 'screen') return undefined;
  const { name, params, search } = screen;
  return isTrustedLink(getPath(name, params, search)) ? search : undefined;
});
