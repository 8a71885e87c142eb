import { initialsOf } from '../format/text.ts';
import type { ManifestIcon } from './manifest.ts';

interface IconOptions {
  readonly name: string;
  readonly logoUrl: string;
  /** The main colour and its contrasting colour, `#rrggbb`. */
  readonly fill: string;
  readonly content: string;
}

interface TenantIcons {
  readonly manifest: readonly ManifestIcon[];
  /** For tabs, and for home screens without manifest support. */
  readonly favicon: string;
  readonly touch: string;
}

export const minLogoSize = 192;
export const maxAspectRatio = 1.05;
const touchSize = 192;
const initialsSizes = [touchSize, 512] as const;
/** Keeps letters inside the circle of maskable icons. */
const letterShare = 0.4;

export function isSvg(url: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(url);
}

/** Returns undefined for a small or non-square logo. */
async function getLogoSizes(url: string): Promise<string | undefined> {
  if (!url) return undefined;
  const image = new Image();
  image.src = url;
  const { naturalWidth: width, naturalHeight: height } = await image.decode().then(
    () => image,
    () => ({ naturalWidth: 0, naturalHeight: 0 }),
  );
  if (!width || !height || Math.max(width, height) > maxAspectRatio * Math.min(width, height))
    return undefined;
  if (isSvg(url)) return 'any';
  return Math.min(width, height) >= minLogoSize ? `${width}x${height}` : undefined;
}

/** A foreign logo would taint the canvas. */
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

/** Uses a suitable logo, else initials on the main colour. */
export async function createTenantIcons(options: IconOptions): Promise<TenantIcons> {
  const { logoUrl } = options;
  const sizes = await getLogoSizes(logoUrl);
  const touch = sizes && !isSvg(logoUrl) ? logoUrl : drawInitials(options, touchSize);
  if (!sizes) {
    const initialsIcons = initialsSizes.map((size) => ({
      src: size === touchSize ? touch : drawInitials(options, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable' as const,
    }));
    return { manifest: initialsIcons, favicon: touch, touch };
  }
  return {
    manifest: [{ src: logoUrl, sizes, purpose: 'any', ...(isSvg(logoUrl) && { type: 'image/svg+xml' }) }],
    favicon: logoUrl,
    touch,
  };
}
