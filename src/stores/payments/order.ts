import { atom } from 'nanostores';
import type { Action, Order, Outcome } from '../../lib/data/async.ts';
import type { AppError } from '../../lib/errors.ts';
import type { Asked, Holdings } from '../../lib/orders/outcome.ts';
import type { Answered, Told } from '../../lib/orders/told.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';

/** How what really became of an order is found out. */
interface Inquiry<Input> {
  readonly asked: (input: Input) => Asked;
  /** What the screen shows while the order is given. */
  readonly before: () => Holdings;
  /** What the API says now. @throws {AppError} */
  readonly look: () => Promise<Holdings>;
  /** Names the thing acted on, for whoever reads a support ticket. */
  readonly about: () => string;
}

/** What an accepted order answered; `left` for a payment page, so that nothing is done yet. */
export type Ordered = { readonly kind: 'left' } | { readonly kind: 'bought'; readonly count: number };

/** Undefined for what never reached the API. */
function answerOf(outcome: Outcome<Ordered | undefined>): Answered | undefined {
  if (outcome.kind === 'done') return outcome.data?.kind === 'left' ? undefined : 'accepted';
  return outcome.kind === 'failed' ? answerOfFailure(outcome.error) : undefined;
}

function answerOfFailure(error: AppError): Answered | undefined {
  if (error.outcomeUnknown) return 'unknown';
  return error.status === undefined ? undefined : 'refused';
}

function countOf(outcome: Outcome<Ordered | undefined>): number | undefined {
  return outcome.kind === 'done' && outcome.data?.kind === 'bought' ? outcome.data.count : undefined;
}

/** Only an order needs the words. Where they cannot be had, the API's own answer has been told. */
const loadWords = () => import('../../lib/orders/told.ts').catch(() => undefined);

/**
 * An action of money that tells what really happened: after each answer, and after none, it looks at what the API says
 * and compares that with what was before and what was asked. A browser may itself have sent the order again.
 */
export function withInquiry<Input, T extends Ordered | undefined>(
  action: Action<Input, T>,
  inquiry: Inquiry<Input>,
): Order<Input, T> {
  const $told = atom<Told | undefined>();
  let orders = 0;

  const inquire = async (input: Input, before: Holdings, outcome: Outcome<T>) => {
    const answered = answerOf(outcome);
    if (!answered) return;
    orders += 1;
    const [number, member] = [orders, $memberKey.get()];
    const asked = inquiry.asked(input);
    const { operation } = action;
    const order = { operation, asked, about: inquiry.about(), answered, count: countOf(outcome) };
    const looking = inquiry.look().catch((): Holdings => ({}));
    const words = await loadWords();
    const show = (after: Holdings) => {
      // Whoever has given another order, or has left, is past this one.
      if (number !== orders || $memberKey.get() !== member) return;
      const told = words?.tellOutcome(order, before, after);
      if (told?.tone === 'warning' && $told.lc === 0) showToast({ kind: 'error', text: told.text });
      $told.set(told);
    };
    if (answered === 'accepted') show({});
    show(await looking);
  };

  const run = async (input: Input) => {
    void loadWords();
    const before = inquiry.before();
    const outcome = await action.run(input);
    void inquire(input, before, outcome);
    return outcome;
  };

  return { ...action, run, $told, goOn: () => $told.set(undefined) };
}
