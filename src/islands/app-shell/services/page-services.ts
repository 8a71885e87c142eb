/** What a browser is told once the first view rests, whatever is shown. */
import { startCapturingInstallEvents } from '../../../lib/browser/install-prompt.ts';
import { updateHead } from '../../../stores/app/document-head.ts';
import { registerServiceWorker } from '../../../stores/app/register-service-worker.ts';

/** Begins with all of it. */
export function startPageServices(): void {
  // A browser makes its offer as soon as it knows the club's name and icon, and once.
  startCapturingInstallEvents();
  updateHead();
  void registerServiceWorker();
}
