import { safeSessionStorage } from '../storage/web-storage.ts';

export const returnAddressKey = 'returnTo';

/** Saves the page's address for the tab's next sign-in. */
export function writeReturnAddress(): void {
  safeSessionStorage.write(returnAddressKey, location.pathname + location.search);
}
