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

/** The hint that the app can be installed. */
export const installNotices = {
  title: (club: string) => `Keep ${club || 'this club'} on this device`,
  offer: 'It opens from its own icon, without the browser around it.',
  install: 'Install',
  decline: 'No, thanks',
  steps: 'Add it to your home screen, and it opens from its own icon:',
  /** Before and after the drawing of the button. */
  share: ['Tap', 'Share in Safari.'],
  add: 'Choose “Add to Home Screen”.',
} as const;

/** What Safari's share sheet takes. */
function ShareSheetSteps() {
  const [before, after] = installNotices.share;
  return (
    <>
      <p>{installNotices.steps}</p>
      <ol className="install-steps">
        <li>
          {before} <Icon of={Share} size={18} /> {after}
        </li>
        <li>{installNotices.add}</li>
      </ol>
    </>
  );
}

/** That the app can be installed, and how; said until it is settled either way. */
export function InstallHint({ way }: { readonly way: InstallMethod }) {
  const id = useId();
  return (
    <section className="install-hint" aria-labelledby={id}>
      <h2 id={id}>{installNotices.title(useStore($tenant)?.name ?? '')}</h2>
      {way === 'steps' ? <ShareSheetSteps /> : <p>{installNotices.offer}</p>}
      <div className="row">
        {way === 'offer' && (
          <Button variant="secondary" size="small" onClick={() => void showInstallPrompt()}>
            {installNotices.install}
          </Button>
        )}
        <Button variant={way === 'offer' ? 'ghost' : 'secondary'} size="small" onClick={dismissInstallPrompt}>
          {installNotices.decline}
        </Button>
      </div>
    </section>
  );
}

// Says at the end of some screens that the app can be installed, without moving anything that is being read.

/** Begins with that: it comes with a screen, never under the eyes; what has lost its purpose goes at once. */
export function startInstallHint(): void {
  startInstallPrompt();
  const show = () => {
    const way = $installMethod.get();
    $pageEndContent.set(way && createElement(InstallHint, { way }));
  };
  $screen.listen(show);
  $installMethod.listen((way) => {
    if (!way) show();
  });
}
