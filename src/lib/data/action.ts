import type { ReadableAtom } from 'nanostores';
import type { AppError } from '../errors.ts';
import type { Failure } from '../messages/failures.ts';
import type { Operation } from '../messages/operations.ts';
import type { OrderStatus } from '../orders/status-messages.ts';

/**
 * Result of a write. `ignored`: not sent, because the same write is in flight or has just ended, or the
 * member has signed out.
 */
export type ActionResult<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly error: AppError }
  | { readonly kind: 'ignored' };

/** A write. It never throws. */
export interface Action<Input, T> {
  readonly operation: Operation;
  readonly $pending: ReadableAtom<boolean>;
  /** True while a second tap of the same press may follow an order. Always false after a refusal. */
  readonly $coolingDown: ReadableAtom<boolean>;
  /** Cleared by the next run or `clear`. */
  readonly $failure: ReadableAtom<Failure | undefined>;
  readonly run: (input: Input) => Promise<ActionResult<T>>;
  readonly preload: () => void;
  readonly prefetch?: () => void;
  readonly clear: () => void;
}

/** A money order that reconciles its result with the account. */
export interface OrderAction<Input, T> extends Action<Input, T> {
  /** Cleared by `dismiss`. */
  readonly $status: ReadableAtom<OrderStatus | undefined>;
  readonly dismiss: () => void;
  readonly check: () => Promise<void>;
  /** Restores the status of an order in flight, such as after a reload. */
  readonly resume: () => void;
}

export interface ActionFamily<One> {
  readonly at: (key: string) => One;
}

/** A message at the bottom of the screen, visible for `ms`. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string | undefined;
  readonly text: string;
  readonly ms: number;
}
