const hostTimeoutMs = 3_000;

/** Sends an uncached HEAD request to this site's host. @throws when the host does not respond within 3 s */
export function requestHost(): Promise<Response> {
  const signal = AbortSignal.timeout(hostTimeoutMs);
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal });
}

let pendingCheck: Promise<boolean> | undefined;

/** True when this site's host responds, with any status. Concurrent calls share one request. */
export function isHostReachable(): Promise<boolean> {
  pendingCheck ??= requestHost()
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
