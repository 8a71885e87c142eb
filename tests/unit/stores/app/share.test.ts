import { afterEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';

afterEach(() => vi.unstubAllGlobals());

async function open(address: string) {
  browser.visit(address);
  const page = await loadFreshPage();
  return { ...page, ...(await import('../../../../src/stores/app/share.ts')) };
}

it.each([
  ['http://ciu.praxis.localhost:4321/?sort=new', 'http://ciu.praxis.localhost:4321/raffles/7'],
  ['http://localhost:4321/?client=ciu', 'http://localhost:4321/raffles/7?client=ciu'],
])("getShareUrl on %s returns the draw's URL %s", async (address, found) => {
  const { getShareUrl } = await open(address);
  expect(getShareUrl('draw', { id: '7' })).toBe(found);
});

const url = 'http://ciu.praxis.localhost:4321/raffles/7';

function give(share: (() => Promise<void>) | undefined, write: () => Promise<void> = async () => {}) {
  const writeText = vi.fn<(text: string) => Promise<void>>(write);
  const sheet = share && vi.fn<(data: ShareData) => Promise<void>>(share);
  vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
  return { writeText, sheet };
}

const fails = (name: string) => () => Promise.reject(new DOMException('', name));
const copied = [{ kind: 'success', text: 'Link copied' }];

it('shareLink passes the URL to the share sheet and copies nothing when cancelled', async () => {
  const page = await open(url);
  for (const way of [async () => {}, fails('AbortError')]) {
    const { sheet, writeText } = give(way);
    await page.shareLink('A draw', url);
    expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: 'A draw', url });
    expect(writeText).not.toHaveBeenCalled();
    expect(page.$toasts.get()).toEqual([]);
  }
});

it.each([
  ['there is no share sheet', undefined],
  ['the share sheet cannot be opened', fails('NotAllowedError')],
])('shareLink copies the URL when %s', async (_, share) => {
  const page = await open('http://ciu.praxis.localhost:4321/');
  const { writeText } = give(share);
  await page.shareLink('A draw', url);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(page.$toasts.get()).toMatchObject(copied);
});

it('copyLink shows an error when copying fails', async () => {
  const page = await open(url);
  give(undefined, fails('NotAllowedError'));
  await page.copyLink(url);
  expect(page.$toasts.get()).toMatchObject([{ kind: 'error' }]);
});
