/** Apart from the member's notices, because every first view loads those. */
export const storedDataNotices = {
  empty: 'Nothing stored here.',
  blocked: "Your browser blocks stored data. You'll be signed out when you close or reload this page.",
  offlineFiles: "You're offline, so we need these to open the app.",
  question: 'Delete everything stored here?',
  signsOut: "This signs you out. Your account, tickets and wallet won't change.",
  keepsAccount: "If you have an account, it won't change.",
  openOrders:
    "We'll stop checking orders that aren't finished. Look at your wallet and tickets before you buy again.",
  deleted: "We've deleted everything we can.",
  refused: "We couldn't delete everything. Clear this site's data in your browser settings.",
} as const;
