/** Longer than this nobody waits to be told whose connection it is. */
const patienceMs = 3_000;

/** Asks the host of this site for the head of a small file, past every cache. @throws when it cannot be reached */
export function requestHost(signal?: AbortSignal): Promise<Response> {
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', ...(signal && { signal }) });
}

let asking: Promise<boolean> | undefined;

/** Whether the host of this site can be reached, whatever it answers; who asks meanwhile gets the same answer. */
export function isHostReachable(): Promise<boolean> {
  asking ??= requestHost(AbortSignal.timeout(patienceMs))
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
