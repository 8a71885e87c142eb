import { type ComponentType, use, useReducer } from 'react';
import { laterStyles } from '../../../lib/browser/full-stylesheet.ts';
import { importChunk } from '../../../lib/browser/lazy-module.ts';
import { PartMissing } from './part-missing.tsx';

/** A component in a chunk of its own. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
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
export function lazyPart<Props extends object>(
  load: () => Promise<Module<Props>>,
  title?: string,
): LazyPart<Props> {
  let loaded: Module<Props> | undefined;
  let loading: Promise<Module<Props> | undefined> | undefined;
  const loadOnce = async () => {
    const [part] = await Promise.all([importChunk(load), laterStyles()]);
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
    return <PartMissing title={title} onRetry={retry} />;
  }
  const preload = async () => {
    // What may never be needed must not reload the page.
    const [part] = await Promise.all([loading ?? load().catch(() => undefined), laterStyles()]);
    loaded ??= part;
    return loaded !== undefined;
  };
  return Object.assign(Part, { preload });
}
