/** Class names of a member's wide page: help and chances beside the member's own controls. */
export const memberColumns =
  '@min-[52rem]/page:grid-cols-2 @min-[52rem]/page:grid-rows-[auto_1fr] @min-[52rem]/page:items-start';

export const memberColumn =
  '@min-[52rem]/page:col-start-2 @min-[52rem]/page:row-span-2 @min-[52rem]/page:row-start-1';
