import type { QueryClient } from '@tanstack/query-core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { $offlineSince } from '../app/connection.ts';
import { $memberKey } from '../app/session.ts';
import { $queryClient } from './query-client.ts';

/** Common part of `QueryObserver` and `InfiniteQueryObserver`. */
interface Observer<Options, R> {
  readonly setOptions: (options: Options) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getCurrentResult: () => R;
}

interface ObservedStateDefinition<Options, R, State, O extends Observer<Options, R>> {
  readonly params: readonly ReadableAtom<unknown>[];
  readonly createObserver: (client: QueryClient, options: Options) => O;
  /** @param values of `params` */
  readonly getOptions: (values: readonly unknown[], isEnabled: boolean) => Options;
  readonly toState: (result: R, offlineSince: number | undefined) => State;
  readonly initial: State;
  /** Keeps the last data while a parameter is null, without loading it again. */
  readonly keepsLast: boolean;
}

/** The library also notifies of changes that no state shows. */
const isEqual = <State extends object>(one: State, other: State): boolean =>
  (Object.keys(one) as (keyof State)[]).every((key) => one[key] === other[key]);

/** Puts an observer of the library behind a store, as long as the store has listeners. Null as a parameter stops it. */
export function createObservedState<Options, R, State extends object, O extends Observer<Options, R>>(
  definition: ObservedStateDefinition<Options, R, State, O>,
) {
  const { params, createObserver, getOptions, toState, initial, keepsLast } = definition;
  const $state = atom<State>(initial);
  let observer: O | undefined;
  let unsubscribe = () => {};
  let last: readonly unknown[] = [];
  const update = () => {
    const state = observer ? toState(observer.getCurrentResult(), $offlineSince.get()) : initial;
    if (!isEqual(state, $state.get())) $state.set(state);
  };
  const leave = () => {
    unsubscribe();
    // Neither may retain the data of a member who has left.
    unsubscribe = () => {};
    observer = undefined;
  };
  const follow = () => {
    const values = params.map(($param) => $param.get());
    const isEnabled = !values.includes(null);
    if (isEnabled) last = values;
    if ($memberKey.get() === null || (!isEnabled && !keepsLast)) leave();
    else if (observer) observer.setOptions(getOptions(last, isEnabled));
    else if (isEnabled) {
      observer = createObserver($queryClient.get(), getOptions(values, true));
      unsubscribe = observer.subscribe(update);
    }
    update();
  };
  onMount($state, () => {
    const handleClient = () => {
      leave();
      follow();
    };
    const stops = [
      $queryClient.listen(handleClient),
      $offlineSince.listen(update),
      ...params.map(($param) => $param.listen(follow)),
    ];
    follow();
    return () => {
      for (const stop of stops) stop();
      leave();
      $state.set(initial);
    };
  });
  return { $state, getObserver: () => observer };
}
