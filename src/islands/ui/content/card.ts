const surface = 'card block border border-card-line bg-base-100 shadow-card';

/** Class names of daisyUI's card. `flush` is for lists, whose rows bring their own padding. */
export const cardClass = {
  padded: `${surface} p-[min(1.25rem,6vw)]`,
  flush: `${surface} overflow-hidden`,
} as const;
