const part =
  'flex min-w-0 flex-col justify-center py-3.5 wrap-anywhere forced-colors:border forced-colors:border-[CanvasText] @max-[16rem]:rounded-none';

/** Class names of tickets (styles/ticket.css). */
export const ticketClass = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3',
  ticket:
    'ticket-card relative grid min-h-22 min-w-0 print:break-inside-avoid print:border print:border-[#000000]',
  stub: `ticket-stub ${part} items-center rounded-s-field px-[min(0.375rem,1.5cqi)] text-center print:text-inherit`,
  body: `ticket-body ${part} gap-0.5 rounded-e-field bg-base-100 px-[min(0.75rem,4vw)]`,
} as const;

/** Reserves the height of the tools while they load. */
export const ticketToolsClass =
  'grid min-h-53 content-start gap-3 print:hidden @min-[56rem]/page:min-h-26 @min-[56rem]/page:grid-cols-[auto_minmax(0,1fr)]';
