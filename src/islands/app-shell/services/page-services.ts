/** What a browser is told once the first view rests, whatever is shown. */
import { hearOffers } from '../../../lib/browser/install-prompt.ts';
import { dressHead } from '../../../stores/app/document-head.ts';
import { keepWorker } from '../../../stores/app/register-service-worker.ts';

/** Begins with all of it. */
export function begin(): void {
  // A browser makes its offer as soon as it knows the club's name and icon, and once.
  hearOffers();
  dressHead();
  void keepWorker();
}
