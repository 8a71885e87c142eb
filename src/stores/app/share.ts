import { shareNotices } from '../../lib/messages/notices.ts';
import { getPath, type Params } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { tenantHost } from './tenant.ts';
import { showToast } from './toasts.ts';

/** Where others find a screen of this club. On a host that is no club's own, the address says whose it is. */
export function getShareUrl(name: RouteName, params: Params = {}): string {
  const search: Record<string, string> =
    tenantHost.parentDomain === undefined ? { client: tenantHost.subdomain } : {};
  return new URL(getPath(name, params, search), location.origin).href;
}

/** Copies an address, and says whether that worked. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: shareNotices.linkCopied });
  } catch {
    showToast({ kind: 'error', text: shareNotices.linkNotCopied });
  }
}

/** Offers an address to the system's share sheet; copies it where there is none, or it cannot be opened. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) await copyLink(url);
  }
}
