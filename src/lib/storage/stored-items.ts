interface StoredItem {
  /** Matches keys of web storage, and names of cookies and of caches. */
  readonly keys: RegExp;
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

const owner = 'owner/[^/]+/[^/]*';

const untilSignOut = 'Until you sign out';
const untilCleared = "Until you clear your browser's data";
const opensOffline = 'Opens faster, and offline';

const removedAtSignOut: readonly StoredItem[] = [
  {
    keys: /^(token|refreshToken)$/,
    what: 'Your sign-in',
    why: 'Keeps you signed in',
    howLong: 'Until you sign out or we sign you out',
  },
  {
    keys: /^sharedDevice$/,
    what: 'That this is a shared device',
    why: 'Signs you out after 10 minutes without use',
    howLong: untilSignOut,
  },
  {
    keys: new RegExp(`^(offlineOwner$|${owner}/offline/)`),
    what: 'What you last saw on each screen',
    why: opensOffline,
    howLong: 'Up to 7 days, or until you sign out',
  },
  {
    keys: new RegExp(`^${owner}/(pending-order/|paymentOrder$|withdrawals$|closed-early/)`),
    what: 'Your orders and payments',
    why: 'Lets us check them, so nothing is bought twice',
    howLong: untilSignOut,
  },
  {
    keys: new RegExp(`^${owner}/(draft/|identifierChanged$|trusted-link/)`),
    what: "What you've typed but not sent, and what you chose. Never passwords or bank details",
    why: "You don't have to start again",
    howLong: 'Support tickets and profile: 7 days. The rest: until you close the tab',
  },
  {
    keys: new RegExp(`^${owner}/(reminder|timeReminder|timeSpent)$`),
    what: "Your reminders, and how long you've used the app",
    why: 'Lets us remind you',
    howLong: 'Until you turn them off or sign out',
  },
  {
    keys: /^resetToken$/,
    what: 'Your password reset link',
    why: 'You can reload the page',
    howLong: 'Until you use it, sign out or close the tab',
  },
];

const keptAtSignOut: readonly StoredItem[] = [
  {
    keys: /^(client|tenantLoadedAt)$/,
    what: "Your club's name, logo, colours and pages",
    why: 'Opens faster',
    howLong: untilCleared,
  },
  {
    keys: /^sessionEnded$/,
    what: 'That we signed you out',
    why: 'Lets us tell you',
    howLong: 'Until you sign in again',
  },
  {
    keys: /^(theme|sidebar_state)$/,
    what: 'Light or dark theme, and the sidebar',
    why: 'Looks the way you left it',
    howLong: "Theme: until you clear your browser's data. Sidebar: 7 days, in a cookie",
  },
  {
    keys: /^(announced-wins|seen|visits)\/./,
    what: "Which wins, notifications and replies you've seen, and your visits",
    why: 'Shows each one once',
    howLong: untilCleared,
  },
  {
    keys: /^pause\/./,
    what: 'Your pause and note, without your name or email',
    why: 'Hides buying and depositing',
    howLong: 'Until 7 days after it ends. You cannot delete a pause',
  },
  {
    keys: /^(returnTo|chosenTenant|signUp|reloadedFor\w+)$/,
    what: 'Where you were in the app, and your sign-up so far, with your email',
    why: 'Brings you back after you sign in or pay',
    howLong: 'Until you close the tab. After signing up, until you sign in',
  },
  {
    keys: /^shared-(auth|device)$/,
    what: 'A sign-in pass for your other club',
    why: 'Signs you in when you switch clubs',
    howLong: 'Up to 2 minutes, in a cookie, used once',
  },
  {
    keys: /^app-(shell|files-\w+)$/,
    what: 'The files that make up the app',
    why: opensOffline,
    howLong: "Until there's a new version",
  },
];

/**
 * Everything that the app stores on a device. "Data on this device" and the demo clubs' privacy text show this table,
 * and a browser test compares it with what a visit stores. Imports nothing, because the sandbox reads it.
 */
export const storedItems = [
  ...removedAtSignOut.map((item) => ({ ...item, isRemovedAtSignOut: true })),
  ...keptAtSignOut.map((item) => ({ ...item, isRemovedAtSignOut: false })),
];

const unknownItem = {
  what: "Items we don't recognise",
  why: 'May be from another version of the app',
  howLong: untilCleared,
  isRemovedAtSignOut: false,
};

/** Returns the rows of the table that these names belong to, in its order. */
export function findStoredItems(names: readonly string[]) {
  const found = storedItems.filter(({ keys }) => names.some((name) => keys.test(name)));
  const hasUnknown = names.some((name) => !storedItems.some(({ keys }) => keys.test(name)));
  return hasUnknown ? [...found, unknownItem] : found;
}

export const storedDataNotices = {
  empty: 'Nothing stored here.',
  blocked: "Your browser blocks stored data. You'll be signed out when you close or reload this page.",
  offlineFiles: "You're offline, so we need these to open the app.",
  question: 'Delete everything stored here?',
  signsOut: "This signs you out. Your account, tickets and wallet won't change.",
  keepsAccount: "If you have an account, it won't change.",
  openOrders:
    "We're still checking an order. If you delete everything, we can't tell you if it went through. Look at your wallet and tickets before you buy again.",
  deleted: "We've deleted everything we can.",
  refused: "We couldn't delete everything. Clear this site's data in your browser settings.",
} as const;
