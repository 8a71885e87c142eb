import { parseUrl } from '../format/text.ts';
import { contrast } from '../tenant/palette.ts';
import { error, type Finding, info, ok, quote, warning } from './finding.ts';

/** Properties of a logo that a browser can read. */
export interface LogoFacts {
  readonly isLoaded: boolean;
  /** In CSS pixels; of an SVG its own size, perhaps a default. */
  readonly width: number;
  readonly height: number;
  /** Undefined where the host does not allow reading it. */
  readonly bytes: number | undefined;
  /** RGBA of a small copy; undefined where the host does not allow reading it. */
  readonly pixels: Uint8ClampedArray | undefined;
}

const maxBytes = 200_000;
/** WCAG 2.2, 1.4.11. */
const graphicsRatio = 3;
const opaqueAlpha = 128;
/** A logo is visible if this share of its drawn area stands out. */
const visibleShare = 0.1;

const replacement = 'The app shows the name or its initials.';

/** Returns the finding for an address that browsers may refuse. */
export function checkLogoUrl(url: string): Finding | undefined {
  if (url.trim() === '') return warning(`There is no logo. ${replacement}`);
  const protocol = parseUrl(url)?.protocol;
  if (protocol === 'https:' || protocol === 'data:') return undefined;
  if (protocol === undefined) return error(`${quote(url)} is no complete address. ${replacement}`);
  return protocol === 'http:'
    ? warning('The address begins with http:. On a club’s https site browsers may refuse it.')
    : error(`The address begins with ${quote(protocol)}, which browsers refuse. ${replacement}`);
}

/** True for an address that a browser may load a picture from. */
export function canLoadLogo(url: string): boolean {
  return url.trim() !== '' && checkLogoUrl(url)?.severity !== 'error';
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Returns the share (0 to 1) of the drawn pixels with a contrast of 3:1 to the surface. */
export function getVisibleShare(pixels: Uint8ClampedArray, surface: string): number {
  let drawn = 0;
  let visible = 0;
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index, index + 4);
    if (alpha < opaqueAlpha) continue;
    drawn += 1;
    if (contrast(toHex([red, green, blue]), surface) >= graphicsRatio) visible += 1;
  }
  return drawn === 0 ? 0 : visible / drawn;
}

/** The dark theme puts a white plate behind logos (styles/theme.css), so both cases are white. */
function checkVisibility({ pixels }: LogoFacts): Finding[] {
  if (!pixels)
    return [info('Its host does not let the browser read its colours. Compare the pictures below.')];
  const onWhite = getVisibleShare(pixels, '#ffffff');
  const onDark = getVisibleShare(pixels, '#1a1b1c');
  const plate = 'In the dark theme the app puts a white plate behind it';
  const findings = [
    onWhite >= visibleShare
      ? ok('It stands out on the light theme.')
      : warning('It hardly stands out on the light theme: it is about as light as the page.'),
  ];
  if (onDark >= visibleShare) findings.push(info(`${plate}; it would also stand out without.`));
  else findings.push(info(`${plate}, without which it would hardly be seen.`));
  return findings;
}

function checkBytes({ bytes }: LogoFacts): Finding {
  if (bytes === undefined)
    return info('Its size in bytes is not known: its host does not let the browser read it.');
  const size = `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString('en-GB')} kB`;
  return bytes > maxBytes ? warning(`It has ${size}, which is slow on phones.`) : ok(`It has ${size}.`);
}

/** Describes a logo. @param facts undefined if the address was not tried */
export function checkLogo(url: string, facts: LogoFacts | undefined): Finding[] {
  const address = checkLogoUrl(url);
  if (!facts) return address ? [address] : [];
  if (!facts.isLoaded) {
    return [...(address ? [address] : []), error(`It does not load. ${replacement}`)];
  }
  return [
    ...(address ? [address] : []),
    ok(`It loads, with ${facts.width} by ${facts.height} pixels.`),
    checkBytes(facts),
    ...checkVisibility(facts),
  ];
}
