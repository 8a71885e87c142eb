import { initialsOf } from '../format/text.ts';
import type { ManifestIcon } from './manifest.ts';

interface IconOptions {
  readonly name: string;
  /** Empty for a club without a logo. */
  readonly logoUrl: string;
  /** The club's main colour and what is legible on it; `#rrggbb`. */
  readonly fill: string;
  readonly content: string;
}

interface TenantIcons {
  readonly manifest: readonly ManifestIcon[];
  /** For the tab, and for home screens that read no manifest. */
  readonly favicon: string;
  readonly touch: string;
}

/** Smaller pictures are no icon, and only squares are. */
const smallestLogo = 192;
const mostUneven = 1.05;
const drawnSizes = [192, 512] as const;
/** Letters keep within the circle that masks leave. */
const letterShare = 0.4;

function isDrawing(url: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(url);
}

/** Where a club's logo serves as its icon: its sizes for the manifest, else undefined. */
async function sizesOf(url: string): Promise<string | undefined> {
  if (!url) return undefined;
  const image = new Image();
  image.src = url;
  const { naturalWidth: width, naturalHeight: height } = await image.decode().then(
    () => image,
    () => ({ naturalWidth: 0, naturalHeight: 0 }),
  );
  if (!width || !height || Math.max(width, height) > mostUneven * Math.min(width, height)) return undefined;
  if (isDrawing(url)) return 'any';
  return Math.min(width, height) >= smallestLogo ? `${width}x${height}` : undefined;
}

/** The club's initials on its colour, as a PNG. A logo from elsewhere could not be drawn: the canvas would be locked. */
function drawInitials({ name, fill, content }: IconOptions, size: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = fill;
  context.fillRect(0, 0, size, size);
  context.fillStyle = content;
  context.font = `650 ${size * letterShare}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(initialsOf(name), size / 2, size * 0.53);
  return canvas.toDataURL('image/png');
}

/** The icons of a club: its logo where that is a square of some size, else its initials on its colour. */
export async function createTenantIcons(wishes: IconOptions): Promise<TenantIcons> {
  const { logoUrl } = wishes;
  const sizes = await sizesOf(logoUrl);
  const drawn = drawnSizes.map((size) => ({
    src: drawInitials(wishes, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable' as const,
  }));
  const touch = drawn[0]?.src ?? '';
  if (!sizes) return { manifest: drawn, favicon: touch, touch };
  return {
    manifest: [{ src: logoUrl, sizes, purpose: 'any', ...(isDrawing(logoUrl) && { type: 'image/svg+xml' }) }],
    favicon: logoUrl,
    touch: isDrawing(logoUrl) ? touch : logoUrl,
  };
}
