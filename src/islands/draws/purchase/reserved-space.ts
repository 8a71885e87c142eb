/** The panel's place where it stands beside the draw. */
export const sideColumn = 'draw-wide:[grid-area:1/2/span_2]';

/** Class names of parts that load later. They reserve the height of two or more lines of text. */
export const reservedSpace = {
  kind: 'grid min-h-31 items-start draw-pair:col-start-1',
  balance:
    'flex min-h-12 items-center justify-between gap-2 draw-tight:grid draw-tight:min-h-17 draw-tight:justify-items-start draw-tight:gap-0 draw-pair:col-start-1',
} as const;
