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
