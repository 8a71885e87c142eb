import type { Failure } from './failures.ts';

/** What the catalogue of failures shares with what is told without it. */
export const sharedNotices = {
  wentWrong: 'Something went wrong!',
  memberMissing: 'Failed to load your account. Please try again later.',
  tenantMissing: 'We could not reach your club. Please try again later.',
  unsent: 'Nothing was sent. Check your connection, then try again.',
} as const;

/**
 * Texts that a rule of the product decides, not a failed call. They are loaded with every page; what only one subject
 * says stands in a file of its own.
 */
export const notices = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  offline: 'You are offline. What you see may be out of date.',
  online: 'You are back online.',
  lazyLoadFailed: 'This part of the app could not be loaded.',
  lazyLoadFailedHint: 'Check your connection, then try again. If that does not help, load the page again.',
  switchFailed: 'We could not sign you in at this club automatically. Please sign in.',
} as const;

/** Stands in the HTML of each page, which shows it where no script is there to do so. */
export const appLoadFailed = 'The app could not be loaded.';

/** What is said while there is no connection. @param since when the oldest of what is shown was loaded, as text */
export function offlineSince(since: string): string {
  return `You are offline. What you see was last loaded on ${since}.`;
}

/** What is said while newer than what is shown is awaited. @param since when that was loaded, as text */
export function updating(since: string): string {
  return `Updating. What you see was last loaded on ${since}.`;
}

/** What is said of something that could not be loaded anew. @param since when what is shown was loaded, if known */
export function notUpdated(since: string | undefined): string {
  return `Could not update. Showing what was last loaded${since ? ` on ${since}` : ''}.`;
}

/** What is told where what a write is checked, sent or told with cannot be had. */
export const unsentFailure: Failure = {
  title: sharedNotices.wentWrong,
  text: notices.lazyLoadFailed,
  reason: undefined,
  hint: sharedNotices.unsent,
  fields: {},
  isRefused: false,
  show: 'alert',
};

/** What sharing an address says. */
export const shareNotices = {
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
} as const;
