import { fromOklch, toOklch } from '../../../src/lib/tenant/colours.ts';

/** Properties with raw values. */
export type Variables = Readonly<Record<string, string>>;

/** Properties of the first block with this opening. */
export function declarations(css: string, opening: string): Variables {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`No '${opening}' in the stylesheet`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

interface Shade {
  readonly hex: string;
  readonly alpha: number;
}

/** Mixes in oklab. A transparent colour only reduces the opacity. */
function mix(a: Shade, b: Shade, share: number): Shade {
  const alpha = a.alpha * share + b.alpha * (1 - share);
  const [one, two] = [a, b].map(({ hex }) => {
    const { lightness, chroma, hue } = toOklch(hex);
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  });
  const weight = alpha === 0 ? 0 : (a.alpha * share) / alpha;
  const [lightness = 0, x = 0, y = 0] = (one ?? []).map(
    (value, index) => value * weight + (two?.[index] ?? 0) * (1 - weight),
  );
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return { hex: fromOklch({ lightness, chroma: Math.hypot(x, y), hue }), alpha };
}

function shadeOf(variables: Variables, text: string): Shade {
  const reference = /^var\((--[\w-]+)\)$/.exec(text)?.[1] ?? (text.startsWith('--') ? text : undefined);
  if (reference) return shadeOf(variables, variables[reference] ?? `no ${reference}`);
  if (text === 'transparent') return { hex: '#000000', alpha: 0 };
  if (/^#[\da-f]{6}$/.test(text)) return { hex: text, alpha: 1 };
  const mixed = /^color-mix\(in oklab, (\S+) (\d+)%, (\S+)\)$/.exec(text);
  if (!mixed) throw new Error(`Not understood: ${text}`);
  const [, a = '', percent = '', b = ''] = mixed;
  return mix(shadeOf(variables, a), shadeOf(variables, b), Number(percent) / 100);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/**
 * Computes `#rrggbb`. 'a over b' composes a translucent colour.
 * @throws {Error} for an unknown notation
 */
export function colourIn(variables: Variables, name: string): string {
  const [above = '', below = ''] = name.split(' over ');
  const { hex, alpha } = shadeOf(variables, above);
  if (alpha === 1) return hex;
  const under = channels(colourIn(variables, below));
  const seen = channels(hex).map((value, index) => value * alpha + (under[index] ?? 0) * (1 - alpha));
  return `#${seen.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
