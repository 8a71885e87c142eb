/** Says at the end of some screens that the app can be installed, without moving anything that is being read. */
import { createElement } from 'react';
import { $installMethod, startInstallPrompt } from '../../../stores/app/install-prompt.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $pageEndContent } from '../../ui/page-end.tsx';
import { InstallHint } from './install-hint.tsx';

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
