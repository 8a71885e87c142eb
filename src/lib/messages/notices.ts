import type { Failure } from './operations.ts';

export const sharedNotices = {
  wentWrong: 'Something went wrong!',
  memberMissing: "We couldn't load your account. Try again later.",
  tenantMissing: "We couldn't load your club. Try again later.",
  unsent: "We haven't sent anything. Check your connection and try again.",
} as const;

/** Notices that any page may show. */
export const notices = {
  sessionEnded: "You've been signed out. Sign in to carry on.",
  signedOutIdle: "We signed you out because the app wasn't used for 10 minutes.",
  offline: "You're offline. This may be out of date.",
  online: "You're back online.",
  lazyLoadFailed: "We couldn't load this part of the app.",
  lazyLoadFailedHint: "Check your connection and try again. If that doesn't work, reload the page.",
  switchFailed: "We couldn't sign you in automatically. Sign in to carry on.",
} as const;

/** @param email of the member whom this tab has not signed in itself */
export const signedInAs = (email: string) => `You're now signed in as ${email}.`;

export const tenantUnknown = "We can't find this club";

/** Part of each page's HTML; visible without scripts. */
export const appLoadFailed = "We couldn't load the app.";

/** @param since formatted time */
export const offlineSince = (since: string) => `You're offline. Last updated ${since}.`;

export const updating = (since: string) => `Checking for changes. Last updated ${since}.`;

export const notUpdated = (since: string | undefined) =>
  `We couldn't update this.${since ? ` Last updated ${since}.` : ''}`;

/** Failure of a write whose lazy code did not load. */
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
  linkNotCopied: "We couldn't copy the link. Copy it from the address bar.",
  fileNotSaved: "We couldn't save the file. Close the app and try again, or use your browser.",
} as const;
