import type { ReadableAtom } from 'nanostores';
import type { AppError } from '../errors.ts';
import type { Failure } from '../messages/failures.ts';
import type { Operation } from '../messages/operations.ts';
import type { OrderStatus } from '../orders/status-messages.ts';

/** `ignored`: not sent, as the same write is in flight or just ended, or the member signed out. */
export type ActionResult<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly error: AppError }
  | { readonly kind: 'ignored' };

/** A write; `run` never throws. */
export interface Action<Input, T> {
  readonly operation: Operation;
  readonly $pending: ReadableAtom<boolean>;
  /** True while a double press may follow an order; false after a refusal. */
  readonly $coolingDown: ReadableAtom<boolean>;
  /** Cleared by the next run or `clear`. */
  readonly $failure: ReadableAtom<Failure | undefined>;
  readonly run: (input: Input) => Promise<ActionResult<T>>;
  readonly preload: () => void;
  readonly prefetch?: () => void;
  readonly clear: () => void;
}

/** Tracks an order's outcome by the account, where the API's reply does not tell it. */
export interface OrderTracking {
  /** Cleared by `dismiss`. */
  readonly $status: ReadableAtom<OrderStatus | undefined>;
  readonly dismiss: () => void;
  readonly check: () => Promise<void>;
  /** Restores the status of an order in flight after a reload. */
  readonly resume: () => void;
  /** Loads the account snapshot before an order. */
  readonly prefetch: () => void;
}

export interface OrderAction<Input, T> extends Action<Input, T>, OrderTracking {
  readonly prefetch: () => void;
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
