import { call } from '../../lib/api/api.ts';
import { type Draw, getDraw } from '../../lib/contract/draws.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { nowMs } from '../app/clock.ts';

/** Name of the stored moment at which this browser first read a draw as closed before its end date. */
export const getEarlyClosingName = (drawId: string) => `closed-early/${drawId}`;

/** A club may close a draw early, and the API does not say when. */
function saveEarlyClosing({ id, status, end_date }: Draw): void {
  const now = nowMs();
  const isEarly = status === 'closed' && now < Date.parse(end_date ?? '');
  const name = getEarlyClosingName(id);
  if (isEarly && !deviceStorage.has(name)) deviceStorage.write(name, String(now));
}

/** Requests a draw and saves an early closing. @throws {AppError} */
export async function loadDraw(id: string): Promise<Draw> {
  const draw = await call(getDraw, { params: { id } });
  saveEarlyClosing(draw);
  return draw;
}

/**
 * Returns the end date, or the first moment at which this browser read the draw as closed if that was earlier, in ms
 * since the epoch. Undefined for a draw that is not closed or has no end date.
 * @param early the stored moment; without one, an end date in the future counts as now
 */
export function getClosedAt(
  { status, end_date }: Pick<Draw, 'status' | 'end_date'>,
  early: string | undefined,
): number | undefined {
  const end = Date.parse(end_date ?? '');
  if (status !== 'closed' || Number.isNaN(end)) return undefined;
  return Math.min(end, Number(early) || nowMs());
}
