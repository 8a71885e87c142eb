import { useEffect, useRef } from 'react';
import { invalidateAfterResult, startStatusPolling } from '../../stores/draws/draws.ts';
import { announce } from '../ui/messages/announce.ts';

interface AwaitedResult {
  /** ISO timestamp. */
  readonly endDate: string | null;
  /** True if the member has a ticket without a result. */
  readonly isAwaited: boolean;
  readonly result: string | undefined;
  /** False until the draw is loaded. */
  readonly isLoaded?: boolean;
  /** True if the draw was open before this component mounted. */
  readonly wasOpen?: boolean;
}

/** Polls the draw's status from its end until the result is known, and announces the result. */
export function useResultPoll({
  endDate,
  isAwaited,
  result,
  isLoaded = true,
  wasOpen = false,
}: AwaitedResult): void {
  const endMs = Date.parse(endDate ?? '');
  useEffect(
    () => (isAwaited && !Number.isNaN(endMs) ? startStatusPolling(endMs) : undefined),
    [endMs, isAwaited],
  );
  // Undefined until the result was awaited, so that an initial result is not announced.
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

export function ResultPoll(props: AwaitedResult): null {
  useResultPoll(props);
  return null;
}
