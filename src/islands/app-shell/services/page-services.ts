import { startCapturingInstallEvents } from '../../../lib/browser/install-prompt.ts';
import { updateHead } from '../../../stores/app/document-head.ts';
import { registerServiceWorker } from '../../../stores/app/register-service-worker.ts';

/** Starts the services of every page. */
export function startPageServices(): void {
  // First: the browser fires its install event once, after `updateHead`.
  startCapturingInstallEvents();
  updateHead();
  void registerServiceWorker();
}
