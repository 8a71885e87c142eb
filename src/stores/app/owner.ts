import { atom } from 'nanostores';
import * as kept from '../../lib/storage/scoped-storage.ts';

/**
 * Changes with whoever is here, and names nobody: stores that are computed from it outlive a session. Undefined while it
 * is not known who is here. What is kept for them can be read by the time this changes.
 */
export const $owner = atom<symbol | undefined>(undefined);

/** Says who is here, first to what is kept for them. */
export function setOwner(...owner: Parameters<typeof kept.setStorageOwner>): void {
  kept.setStorageOwner(...owner);
  $owner.set(owner[0] ? Symbol() : undefined);
}
