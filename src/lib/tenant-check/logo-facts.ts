import { parseUrl } from '../format/text.ts';
import type { LogoFacts } from './logo.ts';

/** Side of the copy whose pixels are read. */
const sampleSize = 48;
const timeoutMs = 15_000;

const notLoaded: LogoFacts = { isLoaded: false, width: 0, height: 0, bytes: undefined, pixels: undefined };

/** @param isShared asks the host for permission to read the pixels */
async function loadImage(url: string, isShared: boolean): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  if (isShared) image.crossOrigin = 'anonymous';
  image.src = url;
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  const loaded = image.decode().then(
    () => image,
    () => undefined,
  );
  return Promise.race([loaded, timeout]);
}

function readPixels(image: HTMLImageElement): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSize;
  canvas.height = sampleSize;
  const context = canvas.getContext('2d');
  try {
    context?.drawImage(image, 0, 0, sampleSize, sampleSize);
    return context?.getImageData(0, 0, sampleSize, sampleSize).data;
  } catch {
    return undefined;
  }
}

/** Browsers hide the size of a foreign file, and of one that they had in memory. */
function readBytes(url: string): number | undefined {
  if (url.startsWith('data:')) return url.length;
  const entries = performance.getEntriesByName(parseUrl(url)?.href ?? url, 'resource');
  const sizes = entries.map((entry) =>
    entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
  );
  return Math.max(0, ...sizes) || undefined;
}

/** Loads a logo as the app does, and reads what its host allows. Never throws. */
export async function readLogoFacts(url: string): Promise<LogoFacts> {
  const shared = await loadImage(url, true);
  const image = shared ?? (await loadImage(url, false));
  if (!image) return notLoaded;
  return {
    isLoaded: true,
    width: image.naturalWidth,
    height: image.naturalHeight,
    bytes: readBytes(url),
    pixels: shared && readPixels(shared),
  };
}
