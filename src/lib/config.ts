/** Constants of the product (specification, section 9). */

export const appVersion = '0.9.0';
export const releaseName = '0.9.0';

export const requestTimeoutMs = 15_000;
export const tenantRefreshMs = 60_000;
export const unreadRefreshMs = 60_000;
export const searchDebounceMs = 500;
export const countdownTickMs = 1_000;
export const withdrawRedirectMs = 1_500;
/** A press within this time after an order belongs to a double click. */
export const doubleSubmitWindowMs = 1_500;
/** Visibility of an abandoned payment's status. */
export const abandonedPaymentMs = 60 * 60 * 1_000;
/** Limit of `Retry-After` for another attempt of a read. */
export const longestRetryAfterMs = 10_000;
/** Maximum wait of the first view for prefetched replies. */
export const prefetchWaitMs = 300;
/** Maximum wait of a list for entry details, which would shift its layout. */
export const entryDetailsWaitMs = 3_000;
export const ssoCookieSeconds = 120;
export const sidebarCookieSeconds = 7 * 24 * 60 * 60;

export const minimumAgeYears = 18;
export const minimumAmountPence = 100;
/** Longest duration of a withdrawal. The texts say "1-3" and "three". */
export const withdrawalBusinessDays = 3;
/** Promised time of a reply to a support request. */
export const supportResponseHours = 72;
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

export const desktopFromPx = 768;

/** Tenant of hosts outside the landing domains. */
export const fallbackSubdomain = 'staging';
export const passCardSubdomain = 'ciu';

export const gamblingHelpline = {
  name: 'National Gambling Helpline',
  number: '0808 8020 133',
  tel: 'tel:08088020133',
} as const;
/** Covers companies that the Gambling Commission licenses, not every club's raffle. */
export const selfExclusionScheme = { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' } as const;
export const gamblingCharity = { name: 'GamCare', url: 'https://www.gamcare.org.uk/' } as const;

export const copyrightOwner = 'Praxis';

/** API paths that are read before the contract has loaded. */
export const currentTenantPath = 'clients/current/';
export const listDrawsPath = 'draws/public/';

/** Home screens cut a longer name. */
export const maxShortNameLength = 12;
