/** Class names of the frame, which the skeleton shares, so that nothing moves when the app takes over. */
export const frameClass = {
  /** Phones have one button at each side. On desktops the header follows the content column. */
  header:
    'navbar sticky top-0 z-30 grid grid-cols-[44px_minmax(0,1fr)_44px] gap-2 min-h-[calc(var(--header-height)+env(safe-area-inset-top,0px))] border-b border-base-300 bg-base-200 pt-[env(safe-area-inset-top,0px)] pr-[max(0.5rem,env(safe-area-inset-right))] pb-0 pl-[max(0.5rem,env(safe-area-inset-left))] md:flex md:gap-3 md:px-(--column-edge) md:pt-[calc(0.5rem+env(safe-area-inset-top,0px))] md:pb-2 low:static print:static print:block print:border-0 print:[&>:not(h1)]:hidden',
  /** In very large text the title takes its own line. */
  titled: 'narrowest:grid-cols-2 narrowest:pb-2',
  /** Columns for a text link. */
  visitor: 'grid-cols-[min(4.75rem,26vw)_minmax(0,1fr)_min(4.75rem,26vw)]',
  sidebar:
    'sticky top-0 flex h-dvh w-[calc(var(--sidebar-width)+var(--inset-left))] flex-none flex-col gap-4 overflow-x-hidden overflow-y-auto border-e border-base-300 bg-base-100 [--pad:min(0.75rem,1.6vw)] pt-[calc(var(--pad)+env(safe-area-inset-top,0px))] pr-(--pad) pb-[calc(var(--pad)+env(safe-area-inset-bottom,0px))] pl-[calc(var(--pad)+var(--inset-left))] scroll-pb-[calc(6rem+env(safe-area-inset-bottom,0px))] sidebar-collapsed:pr-0.5 sidebar-collapsed:pl-[calc(0.125rem+var(--inset-left))] print:hidden',
  /** `frame` sets the edges of the content column. */
  main: 'frame flex min-h-[calc(100dvh-var(--bottom-space))] min-w-0 flex-1 flex-col',
  content: 'flex-1',
  pageTitle: 'mx-auto w-full max-w-(--content) pt-5 pr-(--page-end) pl-(--page-start)',
} as const;

/** Class names of the frame of authentication screens. */
export const authFrameClass = {
  frame:
    'flex min-h-dvh flex-col pt-[max(2rem,env(safe-area-inset-top))] pr-[max(var(--gutter),env(safe-area-inset-right))] pb-6 pl-[max(var(--gutter),env(safe-area-inset-left))]',
  main: 'mx-auto my-8 w-full max-w-100 flex-1',
} as const;

const box = 'grid grid-cols-1 grid-rows-1 overflow-hidden';

/** Class names of a box with a fixed size, so that the logo's load moves nothing. */
export const logoBoxClass = {
  icon: `${box} size-9 flex-none place-items-center`,
  list: `${box} h-10 w-18 flex-none place-items-center`,
  letterhead: `${box} h-10 w-18 flex-none place-items-center print:h-14 print:w-40 print:justify-items-start`,
  header: `${box} h-9 w-[min(11rem,100%)] place-items-center justify-self-center`,
  sidebar: `${box} h-9 min-w-0 flex-1 items-center justify-items-start`,
  large: `${box} h-14 w-[min(14rem,100%)] place-items-center`,
} as const;

/** `list` and `letterhead` appear beside a name, the wide sizes alone. */
export type LogoSize = keyof typeof logoBoxClass;

/** The dark theme has a plate: many logos are made for white paper or are as dark as the page. */
export const logoImageClass =
  'max-h-full max-w-full rounded-lg bg-(--logo-plate) object-contain p-(--logo-padding)';
