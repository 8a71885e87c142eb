import type { Search } from '../paths.ts';
import { hasInTab, saveToTab } from '../storage/scoped-storage.ts';

/** What is to be had of a draw. */
export interface PurchaseChoice {
  readonly quantity: number;
  /** How it is to be bought; `waiting` is a subscription that waits for its payment. */
  readonly choice: 'once' | 'subscribe' | 'waiting';
}

/** Reads the choice in a draw's address: one ticket, once, unless it is sound. */
export function readPurchaseChoice({ quantity = '', choice }: Search): PurchaseChoice {
  return {
    quantity: /^[1-9]\d{0,4}$/.test(quantity) ? Number(quantity) : 1,
    choice: choice === 'subscribe' || choice === 'waiting' ? choice : 'once',
  };
}

const storageName = (address: string) => `wish ${address}`;

/**
 * Saves the address of a link with a wish (an amount, a choice) that this member follows, in this tab.
 * @param address in the form of `pathOf`
 */
export function saveTrustedLink(address: string): void {
  saveToTab(storageName(address), '');
}

/**
 * True for an address that this member followed a link of the app to. Any other may be a stranger's, and preselects
 * nothing; so does every address while it is not known who is here.
 * @param address in the form of `pathOf`
 */
export function isTrustedLink(address: string): boolean {
  return hasInTab(storageName(address));
}
