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

const installNotices = {
  title: (tenantName: string) => `Keep ${tenantName || 'this club'} on this device`,
  offer: 'It opens from its own icon, without the browser around it.',
  install: 'Install',
  decline: 'No, thanks',
  steps: 'Add it to your home screen, and it opens from its own icon:',
  share: ['Tap', 'Share in Safari.'],
  add: 'Choose “Add to Home Screen”.',
} as const;

function ShareSheetSteps() {
  const [before, after] = installNotices.share;
  return (
    <>
      <p>{installNotices.steps}</p>
      <ol className="grid list-decimal gap-1 ps-5">
        <li>
          {before} <Icon of={Share} size={18} className="inline-block align-[-0.2em]" /> {after}
        </li>
        <li>{installNotices.add}</li>
      </ol>
    </>
  );
}

/** Shows the browser's prompt, or instructions for Safari. */
function InstallHint({ method }: { readonly method: InstallMethod }) {
  const id = useId();
  return (
    <section
      className="mt-6 grid gap-2 rounded-box border border-base-300 p-[min(1.25rem,6vw)] text-sm text-muted"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-base text-base-content">
        {installNotices.title(useStore($tenant)?.name ?? '')}
      </h2>
      {method === 'steps' ? <ShareSheetSteps /> : <p>{installNotices.offer}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {method === 'offer' && (
          <Button variant="secondary" size="small" onClick={() => void showInstallPrompt()}>
            {installNotices.install}
          </Button>
        )}
        <Button
          variant={method === 'offer' ? 'ghost' : 'secondary'}
          size="small"
          onClick={dismissInstallPrompt}
        >
          {installNotices.decline}
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
