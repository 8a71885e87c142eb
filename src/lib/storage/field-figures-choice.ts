import { safeLocalStorage } from './web-storage.ts';

const key = 'fieldFigures';

/** Fallback for blocked storage, until the page unloads. */
let isRefusedInMemory = false;

/** True if the member, or the browser for every site (Global Privacy Control), refuses figures. */
export function areFiguresRefused(): boolean {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean };
  return isRefusedInMemory || globalPrivacyControl === true || safeLocalStorage.read(key) === 'off';
}

export function saveFiguresRefused(isRefused: boolean): void {
  if (isRefused) isRefusedInMemory = !safeLocalStorage.write(key, 'off');
  else {
    isRefusedInMemory = false;
    safeLocalStorage.remove(key);
  }
}
