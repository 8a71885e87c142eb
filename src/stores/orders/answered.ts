import type { ActionResult } from '../../lib/data/query.ts';
import type { AppError } from '../../lib/errors.ts';
import type { OrderReply } from '../../lib/orders/status-messages.ts';
import type { AcceptedOrder } from './reconciled-action.ts';

/** How the API answered an order; undefined for what never reached it, or led to a payment page. */
export function getOrderReply(outcome: ActionResult<AcceptedOrder | undefined>): OrderReply | undefined {
  if (outcome.kind === 'done') return outcome.data?.kind === 'left' ? undefined : 'accepted';
  return outcome.kind === 'failed' ? answerOfFailure(outcome.error) : undefined;
}

function answerOfFailure(error: AppError): OrderReply | undefined {
  if (error.isOutcomeUnknown) return 'unknown';
  return error.status === undefined ? undefined : 'refused';
}

/** How many tickets the API says were bought, where it answered. */
export function getBoughtCount(outcome: ActionResult<AcceptedOrder | undefined>): number | undefined {
  return outcome.kind === 'done' && outcome.data?.kind === 'bought' ? outcome.data.count : undefined;
}
