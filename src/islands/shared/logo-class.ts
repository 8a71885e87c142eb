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

/** `list` and `letterhead` stand beside a name; the wide ones do not. */
export type LogoSize = keyof typeof logoBoxClass;

/** The dark theme has a plate: many logos are made for white paper or are as dark as the page. */
export const logoImageClass =
  'max-h-full max-w-full rounded-lg bg-(--logo-plate) object-contain p-(--logo-padding)';
