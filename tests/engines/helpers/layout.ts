export interface LayoutBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. Boxes are in whole CSS pixels. */
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
const widthTolerancePx = 12;
const widthToleranceShare = 0.06;
/** Line height differs, and a headline may wrap once more. */
const heightTolerancePx = 40;
const heightToleranceShare = 0.05;

/** Lists below still grow during the check. */
const maxTopPx = 1_000;

/** Lists and texts in taller boxes still grow. */
const maxHeightPx = 400;

function differs(a: number, b: number, px: number, share: number): boolean {
  return Math.abs(a - b) > Math.max(px, share * Math.max(a, b));
}

function describe({ x, y, width, height }: LayoutBox): string {
  return `${width}x${height} at ${x},${y}`;
}

function numberByName(boxes: readonly LayoutBox[]): Map<string, LayoutBox> {
  const times = new Map<string, number>();
  return new Map(
    boxes.map((box) => {
      const time = (times.get(box.name) ?? 0) + 1;
      times.set(box.name, time);
      return [`${box.name} (${time})`, box];
    }),
  );
}

function isDifferent(box: LayoutBox, other: LayoutBox): boolean {
  return (
    differs(box.x, other.x, widthTolerancePx, 0) ||
    (!box.name.startsWith('h1') && differs(box.width, other.width, widthTolerancePx, widthToleranceShare)) ||
    differs(box.y, other.y, heightTolerancePx, heightToleranceShare) ||
    (box.height < maxHeightPx && differs(box.height, other.height, heightTolerancePx, heightToleranceShare))
  );
}

/** Ignores differences of font rendering. @param reference the same screen in Chromium */
export function layoutDifferences(reference: readonly LayoutBox[], boxes: readonly LayoutBox[]): string[] {
  const boxesByName = numberByName(boxes);
  return [...numberByName(reference)].flatMap(([name, box]) => {
    const other = boxesByName.get(name);
    if (box.y > maxTopPx) return [];
    if (!other) return [`${name} is missing`];
    return isDifferent(box, other) ? [`${name}: ${describe(other)} instead of ${describe(box)}`] : [];
  });
}
