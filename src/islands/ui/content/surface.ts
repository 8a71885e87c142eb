const surface = 'card block border border-card-line bg-base-100 shadow-card';

/** Class names of daisyUI's card. `flush` is for lists, whose rows have padding. */
export const cardClass = {
  padded: `${surface} p-[min(1.25rem,6vw)]`,
  flush: `${surface} overflow-hidden`,
} as const;

const row =
  'list-row flex min-h-14 w-full flex-wrap items-center gap-3 rounded-none px-4 py-3 text-start [word-break:normal] after:absolute after:inset-x-4 after:border-base-300';

/** Class names of daisyUI's list. Rows wrap in large text; `link` is for rows that are links or buttons. */
export const listClass = {
  rows: 'list text-base',
  row,
  link: `${row} hover:bg-hover`,
  /** The row's part that takes the free width. */
  text: 'min-w-0 grow basis-28',
} as const;

/** Class names of the box around the member's own outcome. */
export const outcomeBoxClass = {
  won: 'border-2 border-s-6 border-gold',
  other: 'border border-base-300 bg-base-200',
} as const;
