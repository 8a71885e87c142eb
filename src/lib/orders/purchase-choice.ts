import type { Search } from '../paths.ts';
import { tabStorage } from '../storage/scoped-storage.ts';

export interface PurchaseChoice {
  readonly quantity: number;
  /** `waiting`: a subscription that waits for payment. */
  readonly choice: 'once' | 'subscribe' | 'waiting';
}

/** Replaces invalid values by one ticket, once. */
export function readPurchaseChoice({ quantity = '', choice }: Search): PurchaseChoice {
  return {
    quantity: /^[1-9]\d{0,4}$/.test(quantity) ? Number(quantity) : 1,
    choice: choice === 'subscribe' || choice === 'waiting' ? choice : 'once',
  };
}

const getStorageName = (path: string) => `trusted-link/${path}`;

/** Stores the path of a preselecting link per tab. @param path as from `getPath` */
export function saveTrustedLink(path: string): void {
  tabStorage.write(getStorageName(path), '');
}

/** True for a link followed in the app. Links from elsewhere preselect nothing. */
export function isTrustedLink(path: string): boolean {
  return tabStorage.has(getStorageName(path));
}
