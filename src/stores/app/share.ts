import { shareNotices } from '../../lib/messages/share-notices.ts';
import { showToast } from './toasts.ts';

/** Copies the address of the shown screen, and says whether that worked. */
export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ kind: 'success', text: shareNotices.linkCopied });
  } catch {
    showToast({ kind: 'error', text: shareNotices.linkNotCopied });
  }
}
