import type { Page } from '@playwright/test';
import { derivePalette } from '../../../../src/lib/tenant/palette.ts';
import { sample } from '../walks.ts';

/** Moderate and hostile tenant colours. */
const clubColours = [
  ['#7a1f3d', '#e09f3e'],
  ['#0f5c6e', '#f2705b'],
  ['#ffff00', '#fffffe'],
  ['#000000', '#000000'],
  ['#ffffff', '#fefefe'],
] as const;

export const themeVariants = clubColours.flatMap(([main, secondary]) =>
  ['light', 'dark'].map((theme) => ({
    name: `${main} ${secondary} ${theme}`,
    theme,
    palette: derivePalette(main, secondary),
  })),
);

export type ThemeVariant = (typeof themeVariants)[number];

/**
 * Measures visible elements by WCAG 2.2: text 4.5:1, large text 3:1 (1.4.3), icons of controls and control
 * edges 3:1 (1.4.11).
 */
function measure(wanted: readonly ThemeVariant[]): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const root = document.documentElement;
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const colourOf = (text: string): Colour => {
    const before = known.get(text);
    if (before || !pen) return before ?? [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    known.set(text, [red, green, blue, alpha / 255]);
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, alpha]: Colour, [under, below, beneath]: Colour): Colour => [
    r * alpha + under * (1 - alpha),
    g * alpha + below * (1 - alpha),
    b * alpha + beneath * (1 - alpha),
    1,
  ];
  let surfaces = new Map<Element, Colour>();
  const surfaceOf = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const before = surfaces.get(element);
    if (before) return before;
    const own = colourOf(getComputedStyle(element).backgroundColor);
    const seen = own[3] === 1 ? own : over(own, surfaceOf(element.parentElement));
    surfaces.set(element, seen);
    return seen;
  };
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a: Colour, b: Colour) => {
    const [one, two] = [luminance(a), luminance(b)];
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  };
  const inSight = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) && !element.closest('.sr-only, :disabled, [aria-disabled=true], [data-slot=skip-link]');
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ||
    (element.matches('input.input') && element instanceof HTMLInputElement && element.value !== '') ||
    element instanceof HTMLSelectElement;

  const elements = [...document.body.querySelectorAll('*')].filter(inSight);
  const texts = elements.filter(hasText);
  const icons = elements.filter((element) => element.matches('button svg, a svg'));
  const edges = elements.filter((element) =>
    element.matches('.input, .textarea, input:not(.input, [role=spinbutton]), [data-slot=stepper]'),
  );

  const found = new Map<string, string[]>();
  const note = (element: Element, reached: number, needed: number, look: ThemeVariant) => {
    if (reached >= needed) return;
    const what = `${element.outerHTML.slice(0, 90)} ${element.textContent?.slice(0, 20)}`;
    found.set(what, [...(found.get(what) ?? []), `${reached.toFixed(2)} in ${look.name}`]);
  };
  const before = { style: root.style.cssText, isDark: root.classList.contains('dark') };
  for (const look of wanted) {
    surfaces = new Map();
    root.classList.toggle('dark', look.theme === 'dark');
    for (const [name, value] of Object.entries(look.palette)) root.style.setProperty(name, value);
    for (const element of texts) {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const px = Number.parseFloat(fontSize);
      const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
      const surface = surfaceOf(element);
      note(element, ratio(over(colourOf(color), surface), surface), isLarge ? 3 : 4.5, look);
    }
    for (const element of icons) {
      const surface = surfaceOf(element);
      note(element, ratio(over(colourOf(getComputedStyle(element).color), surface), surface), 3, look);
    }
    for (const element of edges) {
      const [inside, outside] = [surfaceOf(element), surfaceOf(element.parentElement)];
      const edge = over(colourOf(getComputedStyle(element).borderTopColor), outside);
      note(element, Math.max(ratio(edge, outside), ratio(inside, outside)), 3, look);
    }
  }
  root.style.cssText = before.style;
  root.classList.toggle('dark', before.isDark);
  return [...found].map(([what, lines]) => `${what}: ${lines.join(', ')}`);
}

const sampledVariants = sample(themeVariants, 3);

export const contrastFindings = (page: Page): Promise<string[]> => page.evaluate(measure, sampledVariants);
