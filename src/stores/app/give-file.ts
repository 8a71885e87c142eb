import { isAppleHandheld, isInstalled } from '../../lib/browser/install.ts';
import { shareNotices } from '../../lib/messages/notices.ts';
import { openShareSheet } from './share.ts';
import { showToast } from './toasts.ts';

/** The browser may still read the file after the click. */
const releaseAfterMs = 60_000;

/**
 * False in a home-screen app of iOS, where a downloaded file replaces the app (WebKit bugs 236943 and
 * 275288), and in a browser within another app, which drops downloads: its user agent lacks "Safari" on iOS and
 * has "wv" on Android.
 */
function canDownload(): boolean {
  const { userAgent } = navigator;
  if (isAppleHandheld()) return !isInstalled() && userAgent.includes('Safari/');
  return !/Android.*; wv\)/.test(userAgent);
}

function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}

/**
 * Downloads a file, or opens the share sheet if downloads do not work. Call it in
 * the press itself, with the finished file. Shows a toast after a download or failure, not after a closed sheet.
 * @param savedText the toast after a download
 */
export async function giveFile(
  file: File,
  savedText: string,
): Promise<'saved' | 'shared' | 'cancelled' | 'failed'> {
  if (canDownload()) {
    downloadFile(file);
    showToast({ kind: 'success', text: savedText });
    return 'saved';
  }
  const result = await openShareSheet({ files: [file] });
  if (result === 'failed') showToast({ kind: 'error', text: shareNotices.fileNotSaved });
  return result;
}
