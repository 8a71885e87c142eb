import { type ComponentType, use, useEffect, useReducer } from 'react';
import { loadFullStylesheetAfterFirstView } from '../../../lib/browser/full-stylesheet.ts';
import { loadModule } from '../../../lib/browser/lazy-module.ts';
import { notices } from '../../../lib/messages/notices.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from '../messages/alert.tsx';

interface PartMissingProps {
  /** The heading that went missing with the part. */
  readonly title?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands where a part of the app could not be loaded. It is tried again with the connection, or when asked to. */
export function LoadError({ title, onRetry }: PartMissingProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <div className="part-missing">
      {title && <h1>{title}</h1>}
      <Alert tone="error" title={notices.lazyLoadFailed} hint={notices.lazyLoadFailedHint} action={retry} />
    </div>
  );
}

/** A component in a chunk of its own. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the chunk ahead, so that the component then renders at once. Never throws; true when the chunk is there. */
  readonly preload: () => Promise<boolean>;
};

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * Makes a component of a chunk that is loaded when it is first rendered, or before by `preload`. React's own `lazy`
 * shows a placeholder even for a chunk that is there, and then holds the content back for a third of a second; and it
 * never tries again to load what it could not.
 * @param title the heading that the part draws itself, for when it cannot be loaded
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<Module<Props>>,
  title?: string,
): LazyComponent<Props> {
  let loaded: Module<Props> | undefined;
  let loading: Promise<Module<Props> | undefined> | undefined;
  const loadOnce = async () => {
    const [part] = await Promise.all([loadModule(load), loadFullStylesheetAfterFirstView()]);
    loaded = part;
    return loaded;
  };
  const start = () => {
    loading ??= loadOnce();
    return loading;
  };
  function Part(props: Props) {
    const [, renderAgain] = useReducer((tries: number) => tries + 1, 0);
    const part = loaded ?? use(start());
    if (part) return <part.default {...props} />;
    const retry = () => {
      loading = undefined;
      renderAgain();
    };
    return <LoadError title={title} onRetry={retry} />;
  }
  const preload = async () => {
    // What may never be needed must not reload the page.
    const [part] = await Promise.all([
      loading ?? load().catch(() => undefined),
      loadFullStylesheetAfterFirstView(),
    ]);
    loaded ??= part;
    return loaded !== undefined;
  };
  return Object.assign(Part, { preload });
}
