import { startCapturingInstallEvents } from '../../../lib/browser/install-prompt.ts';
import { updateHead } from '../../../stores/app/document-head.ts';
import { registerServiceWorker } from '../../../stores/app/register-service-worker.ts';

export function startPageServices(): void {
  // Runs first: the browser fires its install event only once.
  startCapturingInstallEvents();
  updateHead();
  void registerServiceWorker();
}
