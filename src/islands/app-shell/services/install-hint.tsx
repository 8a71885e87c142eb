import { useStore } from '@nanostores/react';
import { Share } from 'lucide';
import { createElement, useId } from 'react';
import {
  $installMethod,
  dismissInstallPrompt,
  type InstallMethod,
  showInstallPrompt,
  startInstallPrompt,
} from '../../../stores/app/install-prompt.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $tenant } from '../../../stores/app/tenant.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { $pageEndContent } from '../../ui/page.tsx';

const shareSheetSteps = (
  <ol className="grid list-decimal gap-1 ps-5">
    <li>
      Tap <Icon of={Share} size={18} className="inline-block align-[-0.2em]" /> Share in Safari.
    </li>
    <li>Choose “Add to Home Screen”.</li>
  </ol>
);

/** Shows the browser's prompt, or instructions for Safari. */
function InstallHint({ method }: { readonly method: InstallMethod }) {
  const id = useId();
  const tenantName = useStore($tenant)?.name || 'your club';
  return (
    <section
      className="mt-6 grid gap-2 rounded-box border border-base-300 p-[min(1.25rem,6vw)] text-muted"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-base text-base-content">
        {`Add ${tenantName} to this device`}
      </h2>
      {method === 'steps' ? shareSheetSteps : <p>Open it from its own icon, like any other app.</p>}
      <div className="flex flex-wrap items-center gap-3">
        {method === 'offer' && (
          <Button variant="secondary" size="small" onClick={() => void showInstallPrompt()}>
            Install
          </Button>
        )}
        <Button
          variant={method === 'offer' ? 'ghost' : 'secondary'}
          size="small"
          onClick={dismissInstallPrompt}
        >
          No thanks
        </Button>
      </div>
    </section>
  );
}

/** Waits for the next route change to avoid layout shift. */
export function startInstallHint(): void {
  startInstallPrompt();
  const update = () => {
    const method = $installMethod.get();
    $pageEndContent.set(method && createElement(InstallHint, { method }));
  };
  $screen.listen(update);
  $installMethod.listen((method) => {
    if (!method) update();
  });
}
