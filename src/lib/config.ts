/** Constants of the product (specification, section 9). Units are in the names. */

export const appVersion = '0.9.0';
export const releaseName = '0.9.0';

export const requestTimeoutMs = 15_000;
export const tenantRefreshMs = 60_000;
/** So often it is asked what is new, while the page is looked at. */
export const unreadRefreshMs = 60_000;
export const searchDebounceMs = 500;
export const countdownTickMs = 1_000;
export const withdrawRedirectMs = 1_500;
/** What happened stands in the place of an order's button at least so long before another is offered there. */
export const orderStatusMinMs = 4_000;
/** So long after an order has ended a press counts as the hurried second half of the one before. */
export const doubleSubmitWindowMs = 1_500;
/** So long a payment that was begun and left is still told of; payment pages do not wait much longer. */
export const abandonedPaymentMs = 60 * 60 * 1_000;
/** A read that the server asks to repeat later than this is not repeated by itself. */
export const longestRetryAfterMs = 10_000;
/** Loading placeholders appear only after this long, so that quick answers do not flicker. */
export const placeholderDelayMs = 200;
/** So long the first view waits for its first answers, which mostly are there before the app is. */
export const prefetchWaitMs = 300;
/** So long a list waits for what its entries say besides, which would move them if it came later. */
export const entryDetailsWaitMs = 3_000;
/** How many answers of each read are kept beside what is shown, such as those of earlier searches. */
export const cachedPerQuery = 12;
/** Of draws a member has many in view, one after the other: tickets may be for hundreds. */
export const cachedDraws = 600;
/** Where it is another number. */
export const cachedPerQueryName: Readonly<Record<string, number>> = { draw: cachedDraws };

export const ssoCookieSeconds = 120;
export const sidebarCookieSeconds = 7 * 24 * 60 * 60;

export const minimumAgeYears = 18;
export const minimumAmountPence = 100;
export const quickAmountsPence = [100, 200, 300, 500, 1000, 2000, 5000] as const;
export const newPasswordMinLength = 8;

export const toastMs = {
  fallback: 4_000,
  success: 3_000,
  error: 5_000,
  purchase: 5_000,
  supportRequest: 7_000,
} as const;
export const maxVisibleToasts = 3;

/** Below this width the tab frame is used, from it on the desktop frame. */
export const desktopFromPx = 768;

/** The tenant of any host that is not below a landing domain. */
export const fallbackSubdomain = 'staging';
/** The one club that calls the member identifier Pass card. */
export const passCardSubdomain = 'ciu';

/** Great Britain's free helpline for people whose gambling worries them, as it is read and as a phone dials it. */
export const gamblingHelpline = {
  name: 'National Gambling Helpline',
  number: '0808 8020 133',
  tel: 'tel:08088020133',
} as const;
/** The charity that runs the helpline. */
export const gamblingCharity = { name: 'GamCare', url: 'https://www.gamcare.org.uk/' } as const;

export const copyrightOwner = 'Praxis';

/** Paths that are also needed where the contract itself is not loaded. */
export const listDrawsPath = 'draws/public/';
