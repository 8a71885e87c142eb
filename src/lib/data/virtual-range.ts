/** `from` inclusive, `to` exclusive. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

/** A list renders blocks of `step` entries and keeps about `maxRendered`. */
export interface BlockSize {
  readonly step: number;
  readonly maxRendered: number;
}

/** Measured positions, in px from the start of the list. */
export interface BlockOffsets {
  readonly starts: readonly number[];
  readonly end: number;
}

/** Returns the blocks between two heights, plus one below the measured ones. */
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

/** Extends the range to `wanted`. Keeps up to `maxRendered` entries for scrolling back and find-in-page. */
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
