import { useEffect, useRef } from 'react';
import { invalidateAfterResult, startResultPolling } from '../../stores/draws/result-polling.ts';
import { announce } from '../ui/messages/announce.ts';

/** A draw that the member holds tickets of. */
interface AwaitedResult {
  /** ISO timestamp. */
  readonly endDate: string | null;
  /** Neither a win nor a loss is known yet; false for who holds no ticket. */
  readonly isAwaited: boolean;
  /** The result in words, once it is known. */
  readonly result: string | undefined;
  /** False until the draw's own reply is there: a result that it brings is no news. */
  readonly isLoaded?: boolean;
  /** The screen showed the draw as open before this component was there. */
  readonly wasOpen?: boolean;
}

/** Polls for the result of a draw after its end, and announces the result once. */
export function useResultPoll({
  endDate,
  isAwaited,
  result,
  isLoaded = true,
  wasOpen = false,
}: AwaitedResult): void {
  const endMs = Date.parse(endDate ?? '');
  useEffect(
    () => (isAwaited && !Number.isNaN(endMs) ? startResultPolling(endMs) : undefined),
    [endMs, isAwaited],
  );
  // Undefined while no result was awaited here: the first result is read where it stands.
  const announced = useRef(wasOpen ? '' : undefined);
  useEffect(() => {
    if (isAwaited && isLoaded) announced.current ??= '';
    if (isAwaited || !result) return;
    if (announced.current !== undefined && announced.current !== result) {
      announce(result);
      invalidateAfterResult();
    }
    announced.current = result;
  }, [isAwaited, isLoaded, result]);
}

/** The poll as a part that shows nothing, for screens that load it when a result is awaited. */
export default function ResultPoll(props: AwaitedResult): null {
  useResultPoll(props);
  return null;
}
