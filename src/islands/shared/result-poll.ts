import { useEffect, useRef } from 'react';
import { invalidateAfterResult, startResultPolling } from '../../stores/draws/result-polling.ts';
import { announce } from '../ui/messages/announce.ts';

/** A draw with tickets of the member. */
interface AwaitedResult {
  /** ISO timestamp. */
  readonly endDate: string | null;
  /** The member has a ticket without a known result. */
  readonly isAwaited: boolean;
  /** The result as text; undefined until it is known. */
  readonly result: string | undefined;
  /** False until the draw itself is loaded. A result in that first reply is not announced. */
  readonly isLoaded?: boolean;
  /** The screen showed the draw as open before this component mounted. */
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
  // Undefined until a result was awaited here: a result that is visible from the start is not announced.
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

/** The poll as a component without output, for screens that load it lazily. */
export default function ResultPoll(props: AwaitedResult): null {
  useResultPoll(props);
  return null;
}
