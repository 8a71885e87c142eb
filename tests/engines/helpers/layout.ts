/** How a screen is laid out, to compare engines by: landmarks, headings and main controls with their boxes. */

export interface LayoutBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. Its parts in the document's order, in whole CSS pixels. */
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

/** Fonts are drawn a little wider or narrower by each engine. */
const acrossPx = 12;
const acrossShare = 0.06;
/** Lines are a little higher, and a headline may break into one more. */
const downPx = 40;
const downShare = 0.05;

/** Below, lists go on growing while they are looked at. */
const lowestPx = 1_000;

/** What is taller holds lists and texts that grow while they are looked at. */
const tallestPx = 400;

function differs(a: number, b: number, px: number, share: number): boolean {
  return Math.abs(a - b) > Math.max(px, share * Math.max(a, b));
}

function describe({ x, y, width, height }: LayoutBox): string {
  return `${width}x${height} at ${x},${y}`;
}

/** The parts by their names; of those with the same name, each by its turn. */
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

/** What differs by more than fonts do, a line each. @param reference the same screen in Chromium */
export function layoutDifferences(reference: readonly LayoutBox[], parts: readonly LayoutBox[]): string[] {
  const found = byName(parts);
  return [...byName(reference)].flatMap(([name, part]) => {
    const other = found.get(name);
    if (part.y > lowestPx) return [];
    if (!other) return [`${name} is missing`];
    return isOff(part, other) ? [`${name}: ${describe(other)} instead of ${describe(part)}`] : [];
  });
}
