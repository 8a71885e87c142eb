import { atom } from 'nanostores';
import type { Pause } from '../../lib/safer-play/pause.ts';
import { hasStoredPause } from '../../lib/storage/known-keys.ts';

/**
 * The member's pause in this browser. Null while it is not known whose a stored pause is; then no screen offers
 * to spend or pay in either. The lazy `stores/safer-play/pause.ts` updates it.
 */
export const $pause = atom<Pause | null | undefined>(hasStoredPause() ? null : undefined);
