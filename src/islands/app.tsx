import { useStore } from '@nanostores/react';
import { Suspense, useLayoutEffect } from 'react';
import { toastsVisible } from '../lib/config.ts';
import { boot } from '../stores/boot.ts';
import { $screen } from '../stores/router.ts';
import { $toasts, closeToast } from '../stores/toasts.ts';
import { CrashBoundary } from './frames/crash.tsx';
import { Frame } from './frames/frame.tsx';
import { NotFound } from './frames/not-found.tsx';
import { ScreenPlaceholder } from './frames/screen-placeholder.tsx';
import { useArrival } from './frames/use-arrival.ts';
import { screens } from './screens.ts';
import { Toaster } from './ui/toaster.tsx';

boot();

function CurrentScreen() {
  const screen = useStore($screen);
  const name = screen.kind === 'screen' ? screen.name : screen.kind;
  useArrival(name);
  if (screen.kind === 'notFound') return <NotFound />;
  if (screen.kind !== 'screen') return <ScreenPlaceholder />;
  const Screen = screens[screen.name];
  return (
    <Suspense fallback={<ScreenPlaceholder />}>
      <Screen />
    </Suspense>
  );
}

/** The app of every shell: one React root that shows the screen the address and the guard name. */
export default function App() {
  useLayoutEffect(() => document.getElementById('skeleton')?.remove(), []);
  return (
    <CrashBoundary>
      <Frame>
        <CurrentScreen />
      </Frame>
      <Toaster $toasts={$toasts} visible={toastsVisible} onClose={closeToast} />
    </CrashBoundary>
  );
}
