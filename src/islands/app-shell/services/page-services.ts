import { startCapturingInstallEvents } from '../../../lib/browser/install-prompt.ts';
import { lazyModule } from '../../../lib/browser/lazy-module.ts';
import { updateHead } from '../../../stores/app/document-head.ts';
import { startSampledFigures } from '../../../stores/app/field-figures.ts';
import { registerServiceWorker } from '../../../stores/app/register-service-worker.ts';

const plannedNotice = lazyModule(() => import('./planned-notice.tsx'));

export function startPageServices(): void {
  // Runs first: the browser fires its install event only once.
  startCapturingInstallEvents();
  updateHead();
  startSampledFigures();
  void registerServiceWorker();
  void plannedNotice.whenLoaded(({ startPlannedNotice }) => startPlannedNotice());
}
