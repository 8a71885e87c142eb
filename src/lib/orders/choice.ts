import type { Search } from '../paths.ts';

/** What is to be had of a draw. */
export interface Choice {
  readonly quantity: number;
  /** How it is to be bought; `waiting` is a subscription that waits for its payment. */
  readonly choice: 'once' | 'subscribe' | 'waiting';
}

/** Reads the choice in a draw's address: what anybody may have written there is one ticket, once, unless it is sound. */
export function readChoice({ quantity = '', choice }: Search): Choice {
  return {
    quantity: /^[1-9]\d{0,4}$/.test(quantity) ? Number(quantity) : 1,
    choice: choice === 'subscribe' || choice === 'waiting' ? choice : 'once',
  };
}
