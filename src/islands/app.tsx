import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { whenQuiet } from '../lib/browser/deferred-work.ts';
import { toastsVisible } from '../lib/config.ts';
import { $screen } from '../stores/app/router.ts';
import { $hasToasts, $toasts, closeToast } from '../stores/app/toasts.ts';
import { whenBegun } from '../stores/app/when-begun.ts';
import { CrashBoundary } from './app-shell/error-boundary.tsx';
import { drawApp } from './app-shell/first-view/drawing.ts';
import { viewOf } from './app-shell/first-view/mount.ts';
import { takeOver } from './app-shell/first-view/take-over.ts';
import { Frame } from './app-shell/frame.tsx';
import { useSecondPaint } from './app-shell/navigation/two-phase.ts';
import { useArrival } from './app-shell/navigation/use-route-change.ts';
import { $above } from './app-shell/services/modal-slot.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import { lazyPart } from './ui/loading/lazy-component.tsx';
import { Whole } from './ui/loading/two-phase.tsx';
import { onWaiting, waiting } from './ui/messages/announce.ts';

const Toaster = lazyPart(() => import('./ui/messages/toaster.tsx'));

/** Begins with what a chunk has. Where that cannot be loaded, it is tried again with the connection. */
function late(load: () => Promise<{ readonly begin: () => void }>): void {
  load()
    .then(({ begin }) => begin())
    .catch(() => addEventListener('online', () => late(load), { once: true }));
}
whenQuiet(() => late(() => import('./app-shell/services/page-services.ts')));
// New screens take focus and place in a simple way until this is there; what is to be said has the voice come.
const begin = whenBegun(() => late(() => import('./app-shell/services/app-services.ts')));
onWaiting(() => {
  if (waiting.size > 0) begin();
});

function CurrentScreen() {
  const screen = useStore($screen);
  const name = screen.kind === 'screen' ? screen.name : screen.kind;
  const visit = screen.kind === 'screen' ? screen.visit : 0;
  const isWhole = useSecondPaint(visit);
  useArrival(name, isWhole);
  const view = viewOf(screen);
  const CurrentView = view ?? ScreenPlaceholder;
  return (
    <Whole value={isWhole}>
      {(isWhole || view?.showsKnown) && (
        <Suspense fallback={<ScreenPlaceholder />}>
          <CurrentView key={visit} />
        </Suspense>
      )}
    </Whole>
  );
}

function View() {
  useLayoutEffect(takeOver, []);
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
    if (isLoaded) return;
    const load = () => void Toaster.preload().then(setLoaded);
    if (hasToasts) load();
    else whenBegun(load);
  }, [hasToasts, isLoaded]);
  // Goes with the last toast: what React drew last, it keeps for as long as the component is there.
  return isLoaded && hasToasts && <Toaster $toasts={$toasts} visible={toastsVisible} onClose={closeToast} />;
}

function Above() {
  return useStore($above);
}

/** The app of every shell: one React root that shows the screen the address and the guard name. */
export default function App() {
  return (
    <CrashBoundary>
      <View />
      <Above />
      <Toasts />
    </CrashBoundary>
  );
}

void drawApp(App);
