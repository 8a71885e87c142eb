export interface LayoutBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: reads landmarks, headings and controls with their boxes in whole CSS pixels. */
export function readLayout(): LayoutBox[] {
  const selector = 'header, nav, main, aside, footer, h1, h2, h3, main .btn, main .control, main [role=tab]';
  scrollTo(0, 0);
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.sr-only'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const text = /^(H\d|A|BUTTON)$/.test(element.tagName) ? (element.textContent ?? '').trim() : '';
      const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? text}`.trim();
      return {
        name,
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      };
    });
}

/** Text width differs by engine. */
const acrossPx = 12;
const acrossShare = 0.06;
/** Line height differs, and a headline may wrap once more. */
const downPx = 40;
const downShare = 0.05;

/** Below this, lists still grow during the check. */
const lowestPx = 1_000;

/** Taller boxes hold lists and texts that still grow. */
const tallestPx = 400;

function differs(a: number, b: number, px: number, share: number): boolean {
  return Math.abs(a - b) > Math.max(px, share * Math.max(a, b));
}

function describe({ x, y, width, height }: LayoutBox): string {
  return `${width}x${height} at ${x},${y}`;
}

/** Numbers boxes with equal names. */
function byName(parts: readonly LayoutBox[]): Map<string, LayoutBox> {
  const times = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const time = (times.get(part.name) ?? 0) + 1;
      times.set(part.name, time);
      return [`${part.name} (${time})`, part];
    }),
  );
}

function isOff(part: LayoutBox, other: LayoutBox): boolean {
  return (
    differs(part.x, other.x, acrossPx, 0) ||
    (!part.name.startsWith('h1') && differs(part.width, other.width, acrossPx, acrossShare)) ||
    differs(part.y, other.y, downPx, downShare) ||
    (part.height < tallestPx && differs(part.height, other.height, downPx, downShare))
  );
}

/** Describes differences beyond font rendering, one per line. @param reference the same screen in Chromium */
export function layoutDifferences(reference: readonly LayoutBox[], parts: readonly LayoutBox[]): string[] {
  const found = byName(parts);
  return [...byName(reference)].flatMap(([name, part]) => {
    const other = found.get(name);
    if (part.y > lowestPx) return [];
    if (!other) return [`${name} is missing`];
    return isOff(part, other) ? [`${name}: ${describe(other)} instead of ${describe(part)}`] : [];
  });
}
