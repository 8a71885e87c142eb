import { deviceStorage } from '../../lib/storage/device-storage.ts';
import {
  addRequestedWithdrawal,
  requestedWithdrawalsName as name,
  parseRequestedWithdrawals,
  type RequestedWithdrawal,
} from '../../lib/wallet/requested-withdrawals.ts';

const read = () => parseRequestedWithdrawals(deviceStorage.read(name));

/**
 * Saves a withdrawal that the API took, to say when it is expected.
 * @param amount pence @param at by the host's clock, in ms since the epoch
 */
export function saveRequestedWithdrawal(amount: number, at: number): void {
  deviceStorage.write(name, JSON.stringify(addRequestedWithdrawal(read(), { amount, at })));
}

/** Removes a withdrawal that has arrived. */
export function removeRequestedWithdrawal({ at }: RequestedWithdrawal): void {
  const others = read().filter((withdrawal) => withdrawal.at !== at);
  if (others.length > 0) deviceStorage.write(name, JSON.stringify(others));
  else deviceStorage.remove(name);
}
