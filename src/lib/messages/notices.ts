import type { Failure } from './operations.ts';

export const sharedNotices = {
  wentWrong: 'Something went wrong!',
  memberMissing: 'Failed to load your account. Please try again later.',
  tenantMissing: 'We could not reach your club. Please try again later.',
  unsent: 'Nothing was sent. Check your connection, then try again.',
} as const;

/** Notices of every page. */
export const notices = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  signedOutIdle: 'You were signed out, because nobody touched the app for ten minutes.',
  offline: 'You are offline. What you see may be out of date.',
  online: 'You are back online.',
  lazyLoadFailed: 'This part of the app could not be loaded.',
  lazyLoadFailedHint: 'Check your connection, then try again. If that does not help, load the page again.',
  switchFailed: 'We could not sign you in at this club automatically. Please sign in.',
} as const;

/** @param email of the member whom this tab has not signed in itself */
export const signedInAs = (email: string) => `You're now signed in as ${email}.`;

/** Part of each page's HTML; visible without scripts. */
export const appLoadFailed = 'The app could not be loaded.';

/** @param since formatted time */
export const offlineSince = (since: string) => `You are offline. What you see was last loaded on ${since}.`;

export const updating = (since: string) => `Updating. What you see was last loaded on ${since}.`;

export const notUpdated = (since: string | undefined) =>
  `Could not update. Showing what was last loaded${since ? ` on ${since}` : ''}.`;

/** Lazy code of a write did not load. */
export const unsentFailure: Failure = {
  title: sharedNotices.wentWrong,
  text: notices.lazyLoadFailed,
  reason: undefined,
  hint: sharedNotices.unsent,
  fields: {},
  isRefused: false,
  show: 'alert',
};

export const shareNotices = {
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
  fileNotSaved: "We couldn't save the file. Close the app and try again, or open this site in your browser.",
} as const;
