import { cleanStores, type ReadableAtom } from 'nanostores';

export function recordValues<T>(store: ReadableAtom<T>): { readonly values: T[]; readonly stop: () => void } {
  const values: T[] = [];
  const stop = store.subscribe((value) => {
    values.push(value);
  });
  return { values, stop };
}

/** Resolves with the first match; otherwise the test times out. */
export function waitForValue<T, Fitting extends T>(
  store: ReadableAtom<T>,
  isMatch: ((value: T) => value is Fitting) | ((value: T) => boolean),
): Promise<Fitting> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let done = false;
    stop = store.subscribe((value) => {
      if (done || !isMatch(value)) return;
      done = true;
      queueMicrotask(() => stop?.());
      resolve(value as Fitting);
    });
  });
}

/** Ends all subscriptions at once. Stores otherwise wait a second for the next one. */
export const unsubscribeAll = (...stores: ReadableAtom<unknown>[]): void =>
  cleanStores(...(stores as Parameters<typeof cleanStores>));
