import { type ComponentType, useEffect, useState } from 'react';
import { onIdle } from '../../../lib/browser/deferred-work.ts';
import { lazyComponent } from './lazy-component.tsx';

/**
 * Creates a component whose chunk loads once the page is idle. It renders nothing before, and nothing if the chunk
 * fails to load, for additions that nobody misses.
 */
export function optionalComponent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazyComponent(load);
  return function Optional(props: Props) {
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => onIdle(() => void Loaded.preload().then(setLoaded)), []);
    return isLoaded && <Loaded {...props} />;
  };
}
