import { maxShortNameLength } from '../src/lib/config.ts';
import { initialsOf } from '../src/lib/format/text.ts';
import { defaultColours, getContentColour } from '../src/lib/tenant/palette.ts';
import { escapeHtml } from './meta-tags.ts';
import type { TenantSummary } from './tenant-summary.ts';

const iconPath = '/icons/icon.svg';
const iconSize = 512;

/** Keeps the build's `id`, `start_url` and `scope`, so that an installed app stays the same app. */
function createManifest(built: string, { name, colour }: TenantSummary): string {
  return JSON.stringify({
    ...JSON.parse(built),
    name,
    short_name: name.length <= maxShortNameLength ? name : undefined,
    ...(colour && { theme_color: colour }),
    icons: [
      { src: iconPath, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}

/** Draws the initials within the safe zone of maskable icons. */
function createIcon(_: string, { name, colour }: TenantSummary): string {
  const fill = colour ?? defaultColours.main;
  const centre = iconSize / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSize} ${iconSize}">` +
    `<path fill="${fill}" d="M0 0h${iconSize}v${iconSize}H0z"/>` +
    `<text x="${centre}" y="${centre}" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="650" font-size="200" fill="${getContentColour(fill)}">${escapeHtml(initialsOf(name))}</text></svg>`
  );
}

/** Files that the worker creates from the built file and the tenant, by path. */
export const tenantFiles: Readonly<Record<string, (built: string, tenant: TenantSummary) => string>> = {
  '/manifest.webmanifest': createManifest,
  [iconPath]: createIcon,
};
