import * as z from 'zod/mini';

export const requestedWithdrawalsName = 'withdrawals';

/** Maximum time of a `Date`. */
const maxMs = 8.64e15;

const requestedWithdrawalSchema = z
  .object({
    /** Pence. */
    amount: z.number(),
    /** Time of the request, in ms since the epoch. */
    at: z.number(),
  })
  .check(z.refine(({ amount, at }) => Number.isSafeInteger(amount) && amount > 0 && Math.abs(at) < maxMs));

/** A withdrawal that the API accepted, without bank details. */
export type RequestedWithdrawal = Readonly<z.output<typeof requestedWithdrawalSchema>>;

/** As stored, newest first. */
export const requestedWithdrawalsSchema = z.array(requestedWithdrawalSchema);

const maxWithdrawals = 10;

/** Adds a withdrawal once and drops the oldest beyond 10. */
export function addRequestedWithdrawal(
  list: readonly RequestedWithdrawal[],
  withdrawal: RequestedWithdrawal,
): readonly RequestedWithdrawal[] {
  const others = list.filter(({ at }) => at !== withdrawal.at);
  return [withdrawal, ...others].slice(0, maxWithdrawals);
}
