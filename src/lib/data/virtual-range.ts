/** Which entries of a long list are drawn: `from` included, `to` not. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

/** How a list is drawn: in blocks of `step` entries, of which about `most` entries stay drawn at a time. */
export interface BlockSize {
  readonly step: number;
  readonly maxRendered: number;
}

/** What is known of where a list's blocks stand, in px from the list's beginning. */
export interface BlockOffsets {
  /** Where each block begins that was ever drawn. */
  readonly starts: readonly number[];
  /** Where the last of them ends. */
  readonly end: number;
}

/** The blocks between two heights: beyond what was ever drawn it is one more. */
export function getVisibleRange(
  { starts, end }: BlockOffsets,
  step: number,
  top: number,
  bottom: number,
): IndexRange {
  const blockAt = (height: number) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= height),
    );
  const next = bottom > end ? starts.length : blockAt(bottom);
  return { from: blockAt(top) * step, to: (next + 1) * step };
}

/**
 * What is to be drawn where `wanted` has to be: what is drawn already stays, as far as there are not too many, so that
 * looking back and finding in the page need nothing drawn again.
 */
export function extendRange(
  drawn: IndexRange,
  wanted: IndexRange,
  { step, maxRendered }: BlockSize,
): IndexRange {
  const isApart = wanted.from > drawn.to || wanted.to < drawn.from;
  if (isApart) return wanted;
  const from = Math.min(drawn.from, wanted.from);
  const to = Math.max(drawn.to, wanted.to);
  if (to - from <= maxRendered) return { from, to };
  const blocks = Math.max(0, maxRendered - (wanted.to - wanted.from)) / step / 2;
  const beside = Math.floor(blocks) * step;
  return { from: Math.max(from, wanted.from - beside), to: Math.min(to, wanted.to + beside) };
}
