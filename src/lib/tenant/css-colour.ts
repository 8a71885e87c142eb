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

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}

function toHex(channels: readonly number[]): string {
  return channels.map((channel) => Math.round(clamp(channel, 255)).toString(16).padStart(2, '0')).join('');
}

function parseNumber(text: string | undefined, unit: RegExp): number | undefined {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/.exec(text ?? '');
  return match && unit.test(match[2] ?? '') ? Number(match[1]) : undefined;
}

function parseRgb(parts: readonly string[]): string | undefined {
  const channels = parts.map((part) => {
    const share = parseNumber(part, /^%$/);
    return share === undefined ? parseNumber(part, /^$/) : (share * 255) / 100;
  });
  return channels.every((channel) => channel !== undefined) ? toHex(channels) : undefined;
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
  return toHex([channel(0), channel(8), channel(4)]);
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
