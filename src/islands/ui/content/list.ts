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
