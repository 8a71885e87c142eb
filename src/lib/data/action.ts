import type { ReadableAtom } from 'nanostores';
import type { AppError } from '../errors.ts';
import type { Failure, Operation } from '../messages/operations.ts';

/**
 * `ignored`: not sent, because the same write is in flight or just ended, or the member signed out. Also an order without
 * a reply, whose state is in `stores/orders/orders.ts`.
 */
export type ActionResult<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly error: AppError }
  | { readonly kind: 'ignored' };

/** A write; `run` never throws. */
export interface Action<Input, T> {
  readonly operation: Operation;
  readonly $pending: ReadableAtom<boolean>;
  /** True while a double press may follow an order. False after a rejection. */
  readonly $coolingDown: ReadableAtom<boolean>;
  /** Cleared by the next run or `clear`. */
  readonly $failure: ReadableAtom<Failure | undefined>;
  readonly run: (input: Input) => Promise<ActionResult<T>>;
  readonly clear: () => void;
}

export interface ActionFamily<One> {
  readonly at: (key: string) => One;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string | undefined;
  readonly text: string;
  readonly ms: number;
}
