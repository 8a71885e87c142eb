import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const fails = (name: string) => () => Promise.reject(new DOMException('', name));

describe('a file', () => {
  const file = new File(['text'], 'tickets.txt', { type: 'text/plain' });

  async function shareBy(share: () => Promise<void>, canShare: boolean) {
    const downloads: string[] = [];
    const saveFile = ({ name }: File) => void downloads.push(name);
    vi.resetModules();
    vi.doMock('../../../../src/lib/browser/save-file.ts', () => ({ saveFile }));
    const { shareFile } = await import('../../../../src/stores/app/share-file.ts');
    vi.stubGlobal('navigator', { share, canShare: () => canShare });
    const isDownloaded = await shareFile(file);
    return { isDownloaded, downloads };
  }

  it.each([
    ['goes to the system’s sheet', async () => {}, true, []],
    ['goes nowhere if the sheet is closed', fails('AbortError'), true, []],
    ['is downloaded if the sheet cannot be opened', fails('NotAllowedError'), true, ['tickets.txt']],
    ['is downloaded if the browser shares no files', async () => {}, false, ['tickets.txt']],
  ])('%s', async (_, share, canShare, downloads) => {
    const isDownloaded = downloads.length > 0;
    expect(await shareBy(share, canShare)).toEqual({ isDownloaded, downloads });
  });
});
