export interface ManifestIcon {
  readonly src: string;
  /** `512x512`, or `any` for vector images. */
  readonly sizes: string;
  /** Needed by data URLs, which lack a file extension. */
  readonly type?: string;
  readonly purpose: 'any' | 'maskable' | 'any maskable';
}

interface ManifestOptions {
  readonly name: string;
  /** Set if the host does not identify the tenant. */
  readonly chosenSubdomain: string | undefined;
  readonly origin: string;
  /** Window frame and splash screen; `#rrggbb`. */
  readonly themeColour: string;
  readonly backgroundColour: string;
  readonly icons: readonly ManifestIcon[];
}

export const maxShortNameLength = 12;

/**
 * Creates a data URL with absolute URLs, as it has no base. The start page as id separates tenants of one
 * host.
 */
export function createManifest(options: ManifestOptions): string {
  const start = `${options.origin}/${options.chosenSubdomain ? `?client=${encodeURIComponent(options.chosenSubdomain)}` : ''}`;
  const manifest = {
    name: options.name,
    ...(options.name.length <= maxShortNameLength && { short_name: options.name }),
    id: start,
    start_url: start,
    scope: `${options.origin}/`,
    display: 'standalone',
    lang: 'en-GB',
    background_color: options.backgroundColour,
    theme_color: options.themeColour,
    icons: options.icons,
  };
  return `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`;
}
