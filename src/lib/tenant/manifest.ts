/** An icon of a web app manifest (W3C). */
export interface ManifestIcon {
  readonly src: string;
  /** Such as `512x512`, or `any` for a drawing. */
  readonly sizes: string;
  /** Without it browsers go by the end of the address, which a drawn icon's has not. */
  readonly type?: string;
  readonly purpose: 'any' | 'maskable' | 'any maskable';
}

interface ManifestOptions {
  readonly name: string;
  /** Subdomain, where the address itself does not say which club it is. */
  readonly chosenSubdomain: string | undefined;
  readonly origin: string;
  /** Of the window's frame and of what is shown while the app starts; `#rrggbb`. */
  readonly themeColour: string;
  readonly backgroundColour: string;
  readonly icons: readonly ManifestIcon[];
}

/** As much of a name as stands below an icon. */
const longestShortName = 12;

/**
 * The manifest of one club, as the address of itself. Addresses in it are absolute, as there is nothing that they could
 * be relative to; the identity is the club's start page, so that several clubs of one host are several apps.
 */
export function createManifest(club: ManifestOptions): string {
  const start = `${club.origin}/${club.chosenSubdomain ? `?client=${encodeURIComponent(club.chosenSubdomain)}` : ''}`;
  const manifest = {
    name: club.name,
    ...(club.name.length <= longestShortName && { short_name: club.name }),
    id: start,
    start_url: start,
    scope: `${club.origin}/`,
    display: 'standalone',
    lang: 'en-GB',
    background_color: club.backgroundColour,
    theme_color: club.themeColour,
    icons: club.icons,
  };
  return `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`;
}
