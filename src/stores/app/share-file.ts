import { saveFile } from '../../lib/browser/save-file.ts';

export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Opens the system's share sheet. Downloads the file where that fails. @returns true after a download */
export async function shareFile(file: File): Promise<boolean> {
  try {
    if (canShareFile(file)) {
      await navigator.share({ files: [file] });
      return false;
    }
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (isClosed) return false;
  }
  saveFile(file);
  return true;
}
