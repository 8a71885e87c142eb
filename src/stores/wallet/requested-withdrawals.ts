import { deviceStorage } from '../../lib/storage/device-storage.ts';
import {
  addRequestedWithdrawal,
  requestedWithdrawalsName as name,
  parseRequestedWithdrawals,
  type RequestedWithdrawal,
} from '../../lib/wallet/requested-withdrawals.ts';
import { nowMs } from '../app/clock.ts';

const read = () => parseRequestedWithdrawals(deviceStorage.read(name));

/**
 * Saves an accepted or proven withdrawal, to say when it is expected.
 * @param amount pence @param sentAt by the device's clock, in ms since the epoch
 */
export function saveRequestedWithdrawal(amount: number, sentAt: number): void {
  const at = Math.max(0, sentAt + nowMs() - Date.now());
  deviceStorage.write(name, JSON.stringify(addRequestedWithdrawal(read(), { amount, at })));
}

/** Removes a withdrawal that has arrived. */
export function removeRequestedWithdrawal({ at }: RequestedWithdrawal): void {
  const others = read().filter((withdrawal) => withdrawal.at !== at);
  if (others.length > 0) deviceStorage.write(name, JSON.stringify(others));
  else deviceStorage.remove(name);
}
