import { type ComponentType, createContext, use, useEffect, useReducer } from 'react';
import { loadFullStylesheetAfterFirstView } from '../../../lib/browser/page.ts';
import { reloadForMissingChunk } from '../../../lib/browser/reload.ts';
import { notices } from '../../../lib/messages/notices.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from '../messages/alert.tsx';

/** False during the first paint of a new screen. */
export const DeferredReady = createContext(true);

interface LoadErrorProps {
  readonly title?: string | undefined;
  readonly onRetry: () => void;
}

/** Retries on click and on reconnection. */
export function LoadError({ title, onRetry }: LoadErrorProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const retryButton = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div className="[.frame>main>&]:mx-auto [.frame>main>&]:max-w-(--content) [.frame>main>&]:pt-5 [.frame>main>&]:pr-(--page-end) [.frame>main>&]:pb-10 [.frame>main>&]:pl-(--page-start)">
      {title && <h1>{title}</h1>}
      <Alert
        tone="error"
        title={notices.lazyLoadFailed}
        hint={notices.lazyLoadFailedHint}
        action={retryButton}
      />
    </div>
  );
}

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Never rejects; resolves to true on success. */
  readonly preload: () => Promise<boolean>;
};

/**
 * Creates a component that `load` gets from its chunk, on render or by `preload`. React's `lazy` shows a fallback even for a
 * loaded chunk, delays the content by 300 ms, and never retries.
 * @param title heading of the failure message
 * @param Fallback replaces the failure message
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { title, Fallback }: { readonly title?: string | undefined; readonly Fallback?: ComponentType<Props> } = {},
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadStyled = async () => {
    [Loaded] = await Promise.all([load(), loadFullStylesheetAfterFirstView()]);
    return Loaded;
  };
  let loading: Promise<ComponentType<Props> | undefined> | undefined;
  const loadShared = () => {
    loading ??= loadStyled().catch(reloadForMissingChunk);
    return loading;
  };
  function Lazy(props: Props) {
    const [, rerender] = useReducer((attempts: number) => attempts + 1, 0);
    const View = Loaded ?? use(loadShared());
    if (View) return <View {...props} />;
    if (Fallback) return <Fallback {...props} />;
    const handleRetry = () => {
      loading = undefined;
      rerender();
    };
    return <LoadError title={title} onRetry={handleRetry} />;
  }
  const preload = () =>
    loadStyled().then(
      () => true,
      () => false,
    );
  return Object.assign(Lazy, { preload });
}
