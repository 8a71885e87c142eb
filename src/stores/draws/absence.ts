import { atom } from 'nanostores';
import { saveVisit } from '../../lib/draws/last-visit.ts';
import { nowMs } from '../app/clock.ts';
import { $memberKey } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';

/** When the member was here last, in ms since the epoch; undefined without an absence, or once it was told. */
export const $absenceStart = atom<number | undefined>();

$memberKey.listen(() => $absenceStart.set(undefined));

export function endAbsence(): void {
  $absenceStart.set(undefined);
}

/** Saves that the member is here, now and whenever the page is shown or hidden. @returns a function that ends it */
export function trackVisits(email: string): () => void {
  const handleVisit = () => {
    $absenceStart.set(saveVisit(tenantHost.subdomain, email, nowMs()) ?? $absenceStart.get());
  };
  handleVisit();
  document.addEventListener('visibilitychange', handleVisit);
  return () => document.removeEventListener('visibilitychange', handleVisit);
}
