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

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser says of its connection (WICG Network Information); not all do. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** True where the visitor asked for as little traffic as possible, or can have hardly any. */
export function isDataConstrained(): boolean {
  const { saveData, effectiveType = '' } = connection() ?? {};
  return saveData === true || /2g$/.test(effectiveType);
}

/** True where what is loaded ahead would be in the way of what is wanted. */
export function shouldSkipPreload(): boolean {
  return isDataConstrained() || connection()?.effectiveType === '3g';
}
