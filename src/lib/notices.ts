/** What the catalogue of failures shares with what is told without it. */
export const shared = {
  wentWrong: 'Something went wrong!',
  memberMissing: 'Failed to load your account. Please try again later.',
  clubMissing: 'We could not reach your club. Please try again later.',
  unsent: 'Nothing was sent. Check your connection, then try again.',
} as const;

/** Texts that a rule of the product decides, not a failed call. */
export const notices = {
  alreadyRegistered: 'A user with this account already exists. Please use login or forgot password.',
  wrongAnswer: 'Wrong answer. Try to answer the quiz again.',
  emailSent: 'Email was sent successfully, please check your inbox.',
  passwordRenewed: 'Your password was successfully renewed.',
  resetLinkUnchecked: 'We could not check your password reset link.',
  emailUpdated: 'Email updated. From now on you sign in with the new one.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  offline: 'You are offline. What you see may be out of date.',
  drawMissing: 'There is no such raffle here',
  drawMissingWayOn: 'It may have been taken down, or the link may be old or mistyped.',
  online: 'You are back online.',
  appMissing: 'The app could not be loaded.',
  partMissing: 'This part of the app could not be loaded.',
  partMissingWayOn: 'Check your connection, then try again. If that does not help, load the page again.',
  busyHere: 'Your order before this one is still under way. Wait for its answer, then try again.',
  busyElsewhere: 'This is already under way in another tab.',
  switchFailed: 'We could not sign you in at this club automatically. Please sign in.',
  clubWithoutAddress: 'This club could not be opened. Please try again later.',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Please copy it from the address bar.',
  unsafeRedirect: 'The payment page could not be opened safely. Nothing has been charged.',
} as const;

/** What is said while there is no connection. @param since when the oldest of what is shown was loaded, as text */
export function offlineSince(since: string): string {
  return `You are offline. What you see was last loaded on ${since}.`;
}

/** What is said of something that could not be loaded anew. @param since when what is shown was loaded, if known */
export function notUpdated(since: string | undefined): string {
  return `Could not update. Showing what was last loaded${since ? ` on ${since}` : ''}.`;
}
