import { atom } from 'nanostores';
import type { Pause } from '../../lib/safer-play/pause.ts';
import { hasStoredPause } from '../../lib/storage/known-keys.ts';

/**
 * The member's pause in this browser. Null while the member of a stored pause is unknown. No screen then offers
 * buying or depositing. The lazy `stores/safer-play/pause.ts` updates it.
 */
export const $pause = atom<Pause | null | undefined>(hasStoredPause() ? null : undefined);
