import { shareNotices } from '../../lib/messages/notices.ts';
import { getPath, type Params } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { tenantHost } from './tenant.ts';
import { showToast } from './toasts.ts';

/** Shared hosts add the tenant to the query. */
export function getShareUrl(name: RouteName, params: Params = {}): string {
  const search: Record<string, string> =
    tenantHost.parentDomain === undefined ? { client: tenantHost.subdomain } : {};
  return new URL(getPath(name, params, search), location.origin).href;
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: shareNotices.linkCopied });
  } catch {
    showToast({ kind: 'error', text: shareNotices.linkNotCopied });
  }
}

/** Copies the URL when the system's share sheet fails. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) await copyLink(url);
  }
}
