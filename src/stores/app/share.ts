import { shareNotices } from '../../lib/messages/notices.ts';
import { getPath, type Params } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { tenantHost } from './tenant.ts';
import { showToast } from './toasts.ts';

/**
 * Opens the system's share sheet. Call it in the press itself, because the browser asks for user activation.
 * Never throws.
 */
export async function openShareSheet(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Returns the public URL of a screen. On shared hosts the query contains the tenant. */
export function getShareUrl(name: RouteName, params: Params = {}): string {
  const search: Record<string, string> =
    tenantHost.parentDomain === undefined ? { client: tenantHost.subdomain } : {};
  return new URL(getPath(name, params, search), location.origin).href;
}

/** Copies text to the clipboard and shows the outcome in a toast. Never throws. */
export async function copyText(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: copied });
  } catch {
    showToast({ kind: 'error', text: notCopied });
  }
}

/** Copies a URL and shows the outcome in a toast. */
export function copyLink(url: string): Promise<void> {
  return copyText(url, shareNotices.linkCopied, shareNotices.linkNotCopied);
}

/** Opens the system's share sheet. Copies the URL when that fails. */
export async function shareLink(title: string, url: string): Promise<void> {
  if ((await openShareSheet({ title, url })) === 'failed') await copyLink(url);
}
