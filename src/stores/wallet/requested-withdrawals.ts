import { deviceStorage } from '../../lib/storage/scoped-storage.ts';
import { readStored, writeStored } from '../../lib/storage/stored-value.ts';
import {
  addRequestedWithdrawal,
  requestedWithdrawalsName as name,
  type RequestedWithdrawal,
  requestedWithdrawalsSchema,
} from '../../lib/wallet/requested-withdrawals.ts';

const read = () => readStored(deviceStorage, name, requestedWithdrawalsSchema) ?? [];

/**
 * Saves a withdrawal that the API accepted, to show when it is expected.
 * @param amount pence @param at by the host's clock, in ms since the epoch
 */
export function saveRequestedWithdrawal(amount: number, at: number): void {
  writeStored(deviceStorage, name, addRequestedWithdrawal(read(), { amount, at }));
}

/** Removes a withdrawal that has arrived. */
export function removeRequestedWithdrawal({ at }: RequestedWithdrawal): void {
  const others = read().filter((withdrawal) => withdrawal.at !== at);
  if (others.length > 0) writeStored(deviceStorage, name, others);
  else deviceStorage.remove(name);
}
