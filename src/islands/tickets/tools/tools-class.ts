/** Reserves the height of the tools while they load. */
export const toolsClass =
  'grid min-h-53 content-start gap-3 print:hidden @min-[56rem]/page:min-h-26 @min-[56rem]/page:grid-cols-[auto_minmax(0,1fr)]';
