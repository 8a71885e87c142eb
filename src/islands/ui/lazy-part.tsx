import { type ComponentType, use } from 'react';
import { importOnce } from '../../lib/chunks.ts';

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
 * shows a placeholder even for a chunk that is there, and then holds the content back for a third of a second.
 */
export function lazyPart<Props extends object>(load: () => Promise<Module<Props>>): LazyPart<Props> {
  let loaded: Module<Props> | undefined;
  let loading: Promise<Module<Props>> | undefined;
  const loadOnce = async () => {
    loaded = await importOnce(load);
    return loaded;
  };
  const start = () => {
    loading ??= loadOnce();
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, when its module is loaded
  function Part(props: Props) {
    const { default: Loaded } = loaded ?? use(start());
    return <Loaded {...props} />;
  }
  const preload = () =>
    start().then(
      () => true,
      () => {
        loading = undefined;
        return false;
      },
    );
  return Object.assign(Part, { preload });
}
