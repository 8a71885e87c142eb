import { atom, computed } from 'nanostores';
import { keep, kept } from '../../lib/browser/kept.ts';
import type { Action, Order, Outcome } from '../../lib/data/async.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import type { Asked, Holdings } from '../../lib/orders/outcome.ts';
import { follow } from './follow.ts';

/** How what really became of an order is found out. */
interface Inquiry<Input> {
  /** Names the thing acted on in the tab's storage. */
  readonly key: string;
  readonly asked: (input: Input) => Asked;
  /** What there is while the order is given: by a look that has just been taken, else what the screen shows. */
  readonly before: (input: Input, seen: Holdings | undefined) => Holdings;
  /** What the API says now. @throws {AppError} */
  readonly look: () => Promise<Holdings>;
  /** Names the thing acted on, for whoever reads a support ticket. */
  readonly about: () => string;
}

/** What an accepted order answered; `left` for a payment page, so that nothing is done yet. */
export type Ordered = { readonly kind: 'left' } | { readonly kind: 'bought'; readonly count: number };

/** The name under which an order is kept until it is known what became of it. @param key as of its inquiry */
export function orderName(operation: Operation, key: string): string {
  return `order ${operation} ${key}`;
}

/**
 * An action of money that tells what really happened: after each answer, and for a minute after none, it looks at what
 * the API says and compares that with what was before and what was asked. A browser may itself have sent the order
 * again. While it is not known what became of an order, the next one is sent only after another look.
 */
export function withInquiry<Input, T extends Ordered | undefined>(
  action: Action<Input, T>,
  inquiry: Inquiry<Input>,
): Order<Input, T> {
  const { operation } = action;
  const $looking = atom(false);
  const $pending = computed([action.$pending, $looking], (isSending, isLooking) => isSending || isLooking);
  const name = orderName(operation, inquiry.key);
  /** Only an order needs it. Where it cannot be had, the API's own answer has been told. */
  const { load, isOpen, resume, ...followed } = follow({ ...inquiry, operation, name });

  const lookFirst = async () => {
    $looking.set(true);
    try {
      return await (await load())?.lookFirst();
    } finally {
      $looking.set(false);
    }
  };

  const run = async (input: Input): Promise<Outcome<T>> => {
    if ($pending.get() || action.$resting.get()) return { kind: 'ignored' };
    const earlier = kept(name);
    const first = earlier !== undefined || isOpen() ? await lookFirst() : undefined;
    if (first?.isDone) {
      action.clear();
      return { kind: 'ignored' };
    }
    void load();
    const asked = inquiry.asked(input);
    const order = { asked, before: inquiry.before(input, first?.holdings), at: Date.now() };
    keep(name, JSON.stringify(order));
    const outcome = await action.run(input);
    void load().then((loaded) => loaded?.settle(order, earlier, outcome));
    return outcome;
  };

  return {
    ...action,
    $pending,
    run,
    ...followed,
    resume: () => {
      if (!$pending.get()) resume();
    },
  };
}
