const hostTimeoutMs = 3_000;

/** Sends an uncached HEAD request to this site's host. @throws when the host is unreachable */
export function requestHost(signal?: AbortSignal): Promise<Response> {
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', ...(signal && { signal }) });
}

let pendingCheck: Promise<boolean> | undefined;

/** True when this site's host responds, with any status. Concurrent calls share one request. */
export function isHostReachable(): Promise<boolean> {
  pendingCheck ??= requestHost(AbortSignal.timeout(hostTimeoutMs))
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      pendingCheck = undefined;
    });
  return pendingCheck;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const getConnection = () => (navigator as { connection?: Connection }).connection;

export function isDataConstrained(): boolean {
  const { saveData, effectiveType = '' } = getConnection() ?? {};
  return saveData === true || /2g$/.test(effectiveType);
}

export function shouldSkipPreload(): boolean {
  return isDataConstrained() || getConnection()?.effectiveType === '3g';
}
