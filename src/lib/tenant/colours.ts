/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (CSS Color 4, section 9.4). */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** Greys have no meaningful hue. */
const greyChroma = 0.0005;
const gamutSlack = 0.0005;

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}

function bytesToHex(channels: readonly number[]): string {
  return channels.map((channel) => Math.round(clamp(channel, 255)).toString(16).padStart(2, '0')).join('');
}

/** Linear red, green and blue of `#rrggbb`, each 0 to 1. */
export function toLinear(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = (shift: number) => {
    const channel = ((value >> shift) & 255) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return [linear(16), linear(8), linear(0)];
}

function toHex(channels: Triple): string {
  const bytes = channels.map((linear) => {
    const light = clamp(linear, 1);
    return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
  });
  return `#${bytesToHex(bytes)}`;
}

/** Matrices: https://bottosson.github.io/posts/oklab/ */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function oklchToLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function inGamut(channels: Triple): boolean {
  return channels.every((channel) => channel >= -gamutSlack && channel <= 1 + gamutSlack);
}

/** Reduces the chroma of colours outside sRGB. */
export function fromOklch(colour: Oklch): string {
  const channels = oklchToLinear(colour);
  if (inGamut(channels)) return toHex(channels);
  let passing = 0;
  let failing = colour.chroma;
  for (let step = 0; step < 8; step += 1) {
    const chroma = (passing + failing) / 2;
    if (inGamut(oklchToLinear({ ...colour, chroma }))) passing = chroma;
    else failing = chroma;
  }
  return toHex(oklchToLinear({ ...colour, chroma: passing }));
}

/** Mixes a share (0 to 1) of `b` into `a` along the shorter hue arc. Greys take the other hue. */
export function mixOklch(a: string, b: string, share: number): string {
  const from = toOklch(a);
  const to = toOklch(b);
  const fromHue = from.chroma < greyChroma ? to.hue : from.hue;
  const toHue = to.chroma < greyChroma ? fromHue : to.hue;
  const hueDifference = ((toHue - fromHue + 540) % 360) - 180;
  return fromOklch({
    lightness: from.lightness + (to.lightness - from.lightness) * share,
    chroma: from.chroma + (to.chroma - from.chroma) * share,
    hue: fromHue + hueDifference * share,
  });
}

/** CSS Color 4, section 6.1, and orange. */
const namedColours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '000000',
    silver: 'c0c0c0',
    gray: '808080',
    grey: '808080',
    white: 'ffffff',
    maroon: '800000',
    red: 'ff0000',
    purple: '800080',
    fuchsia: 'ff00ff',
    green: '008000',
    lime: '00ff00',
    olive: '808000',
    yellow: 'ffff00',
    navy: '000080',
    blue: '0000ff',
    teal: '008080',
    aqua: '00ffff',
    orange: 'ffa500',
  }),
);

const maxColourLength = 64;

function parseNumber(text: string | undefined, unit: RegExp): number | undefined {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/.exec(text ?? '');
  return match && unit.test(match[2] ?? '') ? Number(match[1]) : undefined;
}

function parseRgb(parts: readonly string[]): string | undefined {
  const channels = parts.map((part) => {
    const share = parseNumber(part, /^%$/);
    return share === undefined ? parseNumber(part, /^$/) : (share * 255) / 100;
  });
  return channels.every((channel) => channel !== undefined) ? bytesToHex(channels) : undefined;
}

/** CSS Color 4, section 7.1. */
function parseHsl([first, second, third]: readonly string[]): string | undefined {
  const hue = parseNumber(first, /^(?:deg)?$/);
  const saturation = parseNumber(second, /^%?$/);
  const lightness = parseNumber(third, /^%?$/);
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  const light = clamp(lightness, 100) / 100;
  const spread = (clamp(saturation, 100) / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const sector = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (light - spread * Math.max(-1, Math.min(sector - 3, 9 - sector, 1)));
  };
  return bytesToHex([channel(0), channel(8), channel(4)]);
}

function expandHex(digits: string): string {
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return full.slice(0, 6);
}

/** Parses hex, `rgb()`, `hsl()` or a basic name as opaque `#rrggbb`. Only colours may reach a style. */
export function parseColour(text: string): string | undefined {
  if (text.length > maxColourLength) return undefined;
  const colour = text.trim().toLowerCase();
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(colour)?.[1];
  const [, notation, body = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(colour) ?? [];
  const parts = body.trim().split(/\s*[\s,/]\s*/);
  const isFunction = notation !== undefined && (parts.length === 3 || parts.length === 4);
  const functionHex = isFunction ? (notation === 'rgb' ? parseRgb : parseHsl)(parts.slice(0, 3)) : undefined;
  const hex = digits ? expandHex(digits) : (functionHex ?? namedColours.get(colour));
  return hex && `#${hex}`;
}
