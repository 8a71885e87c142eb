import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { onIdle } from '../lib/browser/timing.ts';
import { maxVisibleToasts } from '../lib/config.ts';
import { $screen } from '../stores/app/router.ts';
import { $hasToasts, $toasts, closeToast } from '../stores/app/toasts.ts';
import { ErrorBoundary } from './app-shell/error-boundary.tsx';
import { getScreenView, mountApp } from './app-shell/first-view/mount.ts';
import { takeOver } from './app-shell/first-view/take-over.ts';
import { Frame, ModalSlot } from './app-shell/frame.tsx';
import { useRouteChange, useTwoPhase } from './app-shell/navigation/use-route-change.ts';
import { DeferredReady, lazyComponent } from './ui/loading/lazy-component.tsx';
import { delayedClass, Skeleton } from './ui/loading/skeleton.tsx';
import { announcementQueue, onAnnouncement, useSlowAnnouncement } from './ui/messages/announce.ts';
import { pageClass } from './ui/page.tsx';

function ScreenPlaceholder() {
  useSlowAnnouncement(
    true,
    () => 'Loading…',
    () => 'Loaded',
  );
  return (
    <div
      data-slot="screen-placeholder"
      className={`${pageClass.page} ${delayedClass} space-y-4`}
      aria-busy="true"
    >
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
  );
}

/** Services that no first view needs, in one chunk. */
const loadServices = () => import('./app-shell/services/services.ts');

const Toaster = lazyComponent(async () => (await loadServices()).Toaster);

function startServices(): void {
  void loadServices().then(
    (services) => services.startServices(),
    () => addEventListener('online', startServices, { once: true }),
  );
}
onIdle(startServices);
// A queued announcement starts them at once.
onAnnouncement(() => {
  if (announcementQueue.size > 0) startServices();
});

function CurrentScreen() {
  const screen = useStore($screen);
  const name = screen.kind === 'screen' ? screen.name : screen.kind;
  const visit = screen.kind === 'screen' ? screen.visit : 0;
  const isDeferredReady = useTwoPhase(visit);
  useRouteChange(name, isDeferredReady);
  const view = getScreenView(screen);
  const CurrentView = view ?? ScreenPlaceholder;
  return (
    <DeferredReady value={isDeferredReady}>
      {(isDeferredReady || view?.hasFirstPhase) && (
        <Suspense fallback={<ScreenPlaceholder />}>
          <CurrentView key={visit} />
        </Suspense>
      )}
    </DeferredReady>
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

function Toasts() {
  const hasToasts = useStore($hasToasts);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return;
    const load = () => void Toaster.preload().then(setLoaded);
    if (hasToasts) load();
    else onIdle(load);
  }, [hasToasts, isLoaded]);
  // React retains the last tree of a mounted component.
  return (
    isLoaded && hasToasts && <Toaster $toasts={$toasts} visible={maxVisibleToasts} onClose={closeToast} />
  );
}

export default function App() {
  return (
    <ErrorBoundary>
      <View />
      <ModalSlot />
      <Toasts />
    </ErrorBoundary>
  );
}

void mountApp(App);
