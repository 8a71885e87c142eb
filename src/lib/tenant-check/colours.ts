import { contrast, defaultColours, derivePalette, parseColour, surfaces } from '../tenant/palette.ts';
import { type Finding, info, ok, quote, warning } from './finding.ts';

export interface ContrastPair {
  readonly label: string;
  /** `#rrggbb` */
  readonly foreground: string;
  readonly background: string;
  /** 1 to 21 (WCAG 2.2). */
  readonly ratio: number;
  readonly verdict: string;
}

export interface ColourCheck {
  readonly given: readonly ContrastPair[];
  readonly derived: readonly ContrastPair[];
  readonly findings: readonly Finding[];
}

const white = '#ffffff';
/** WCAG 2.2, success criteria 1.4.6, 1.4.3 and 1.4.11. */
const ratios = { enhanced: 7, text: 4.5, graphics: 3 } as const;
/** Two colours that most people cannot tell apart as neighbouring fills. */
const similarRatio = 1.25;

/** The verdict of WCAG 2.2 in words. */
export function describeRatio(ratio: number): string {
  if (ratio >= ratios.enhanced) return 'Very good for text (AAA)';
  if (ratio >= ratios.text) return 'Good for text (AA)';
  return ratio >= ratios.graphics ? 'Only for large text, icons and lines' : 'Too little';
}

/** '4.5:1', rounded down, so that a failing ratio never looks like a passing one. */
export function formatRatio(ratio: number): string {
  return `${Math.floor(ratio * 100) / 100}:1`;
}

function compare(label: string, foreground: string, background: string): ContrastPair {
  const ratio = contrast(foreground, background);
  return { label, foreground, background, ratio, verdict: describeRatio(ratio) };
}

function compareGiven(role: string, colour: string): ContrastPair[] {
  return [
    compare(`${role} colour on white`, colour, white),
    compare(`${role} colour on the light theme’s darkest surface`, colour, surfaces.light),
    compare(`${role} colour on the dark theme’s lightest surface`, colour, surfaces.dark),
  ];
}

function compareDerived(palette: Readonly<Record<string, string>>): ContrastPair[] {
  const get = (name: string) => palette[`--tenant-${name}`] ?? white;
  return [
    compare('Text on a main button', get('primary-content'), get('primary')),
    compare('Text on a main button under the pointer', get('primary-content'), get('primary-hover')),
    compare('Text on a fill in the secondary colour', get('secondary-content'), get('secondary')),
    compare('Links in the light theme', get('primary-text-light'), surfaces.light),
    compare('Links in the dark theme', get('primary-text-dark'), surfaces.dark),
    compare('Current menu entry in the light theme', get('secondary-text-light'), surfaces.light),
    compare('Current menu entry in the dark theme', get('secondary-text-dark'), surfaces.dark),
  ];
}

interface Colour {
  readonly role: 'Main' | 'Secondary';
  readonly given: string;
  readonly hex: string;
  readonly isDefault: boolean;
}

function readColour(role: Colour['role'], given: string, fallback: string): Colour {
  const parsed = parseColour(given);
  return { role, given, hex: parsed ?? fallback, isDefault: parsed === undefined };
}

function checkColour({ role, given, hex, isDefault }: Colour): Finding {
  const use = `The app uses its own, ${hex}.`;
  if (given.trim() === '') return warning(`${role} colour: not given. ${use}`);
  if (isDefault) return warning(`${role} colour: ${quote(given)} cannot be read as a colour. ${use}`);
  const onLight = contrast(hex, white);
  const seen = formatRatio(onLight);
  if (onLight < ratios.graphics) {
    return warning(
      `${role} colour: ${hex} hardly stands out on white (${seen}). Fills get a border, and text another shade.`,
    );
  }
  if (onLight < ratios.text) {
    return info(`${role} colour: ${hex} is too light for text on white (${seen}). Text gets a darker shade.`);
  }
  return ok(`${role} colour: ${hex} is good for text on white (${seen}).`);
}

/** Compares both colours, as given and as derived, with what they are used on. */
export function checkColours(theme: {
  readonly main_color: string;
  readonly secondary_color: string;
}): ColourCheck {
  const main = readColour('Main', theme.main_color, defaultColours.main);
  const secondary = readColour('Secondary', theme.secondary_color, defaultColours.secondary);
  const derived = compareDerived(derivePalette(theme.main_color, theme.secondary_color));
  const findings = [checkColour(main), checkColour(secondary)];
  if (contrast(main.hex, secondary.hex) < similarRatio) {
    findings.push(info('The two colours are about equally light, so only their hue tells them apart.'));
  }
  const isLegible = derived.every(({ ratio }) => ratio >= ratios.text);
  findings.push(
    isLegible
      ? ok('Every text that the app makes from them is legible (4.5:1 or more).')
      : warning('Some text that the app makes from them is below 4.5:1; the table shows which.'),
  );
  return { given: [main, secondary].flatMap(({ role, hex }) => compareGiven(role, hex)), derived, findings };
}
