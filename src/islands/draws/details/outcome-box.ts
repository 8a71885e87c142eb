/** Class names of the box around the member's own outcome. */
export const outcomeBoxClass = {
  won: 'border-2 border-s-6 border-gold',
  other: 'border border-base-300 bg-base-200',
} as const;
