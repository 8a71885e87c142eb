import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { toastsVisible } from '../lib/config.ts';
import { boot } from '../stores/boot.ts';
import { $screen, type Screen, showScreensBy } from '../stores/router.ts';
import { $hasToasts, $toasts, closeToast } from '../stores/toasts.ts';
import { CrashBoundary } from './frames/crash.tsx';
import { Frame, isAuth, preloadAppFrame } from './frames/frame.tsx';
import { ScreenPlaceholder } from './frames/screen-placeholder.tsx';
import { takeOver } from './frames/take-over.ts';
import { showScreen } from './frames/transition.ts';
import { useArrival } from './frames/use-arrival.ts';
import { preloadAhead } from './preload.ts';
import { screens } from './screens.ts';
import { lazyPart } from './ui/lazy-part.tsx';

const NotFound = lazyPart(() => import('./frames/not-found.tsx'));
const Toaster = lazyPart(() => import('./ui/toaster.tsx'));

boot();
showScreensBy(showScreen);

function screenOf(screen: Screen) {
  if (screen.kind === 'screen') return screens[screen.name];
  return screen.kind === 'notFound' ? NotFound : undefined;
}

async function preloadView(screen: Screen): Promise<void> {
  await Promise.all([isAuth(screen) || preloadAppFrame(), screenOf(screen)?.preload()]);
}

let isOpened = false;
const opening = preloadView($screen.get()).then(() => {
  isOpened = true;
});

/**
 * False until the chunks of the first view are there. The skeleton is its placeholder: React would hold back, by a
 * third of a second, whatever replaces a placeholder of its own.
 */
function useOpened(): boolean {
  const [opened, setOpened] = useState(() => isOpened);
  useEffect(() => void opening.then(() => setOpened(true)), []);
  return opened;
}

function CurrentScreen() {
  const screen = useStore($screen);
  const name = screen.kind === 'screen' ? screen.name : screen.kind;
  useArrival(name);
  const CurrentView = screenOf(screen) ?? ScreenPlaceholder;
  return (
    <Suspense fallback={<ScreenPlaceholder />}>
      <CurrentView />
    </Suspense>
  );
}

function View() {
  useLayoutEffect(takeOver, []);
  useEffect(preloadAhead, []);
  return (
    <Frame>
      <CurrentScreen />
    </Frame>
  );
}

/** What the toasts are drawn with follows the first view; until then, and on a lost connection, they wait. */
function Toasts() {
  const hasToasts = useStore($hasToasts);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (hasToasts || !isLoaded) void Toaster.preload().then(setLoaded);
  }, [hasToasts, isLoaded]);
  // Goes with the last toast: what React drew last, it keeps for as long as the component is there.
  return isLoaded && hasToasts && <Toaster $toasts={$toasts} visible={toastsVisible} onClose={closeToast} />;
}

/** The app of every shell: one React root that shows the screen the address and the guard name. */
export default function App() {
  return (
    <CrashBoundary>
      {useOpened() && <View />}
      <Toasts />
    </CrashBoundary>
  );
}
