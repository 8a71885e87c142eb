/**
 * Lists the entries that the app stores on a device. The page "Kept on this device" and the demo clubs' privacy
 * text show this table, and a browser test compares it with what a visit stores. Imports nothing, because the
 * sandbox reads it.
 */
export interface StoredItem {
  readonly id: string;
  /** Matches keys of web storage, and names of cookies and of caches. */
  readonly keys: RegExp;
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly isRemovedAtSignOut: boolean;
  /** Set if the member cannot remove it here without harm. `keys` limits it to a part. */
  readonly stays?: { readonly reason: string; readonly keys?: RegExp };
}

/** Names of drafts: the operation that the form sends, and a purpose. */
const drafts = 'createSupportTicket|update\\w+|deposit|withdraw|register|connect|answerQuiz|changePassword';

/** The first item that matches a key describes it. */
export const storedItems = [
  {
    id: 'session',
    keys: /^(token|refreshToken)$/,
    what: 'The two keys of your session',
    why: 'To keep you signed in',
    howLong: 'Until you sign out or we end the session',
    isRemovedAtSignOut: true,
    stays: { reason: 'Signing out removes them.' },
  },
  {
    id: 'sharedDevice',
    keys: /^sharedDevice$/,
    what: 'That others use this device, and when the app was last touched',
    why: 'To sign you out after ten minutes without a touch',
    howLong: 'Until you sign out or are signed out',
    isRemovedAtSignOut: true,
    stays: { reason: 'It goes with the session.' },
  },
  {
    id: 'cachedReplies',
    keys: /^(seenBy$|kept \S+ seen )/,
    what: 'What you saw last: your profile, balance, transactions, raffles, tickets, subscriptions, notifications and support tickets',
    why: 'To show it at once, and offline',
    howLong: 'Seven days at most, and no longer than the session',
    isRemovedAtSignOut: true,
  },
  {
    id: 'orders',
    keys: /^kept \S+ (order|payment|card payment|paid|taken|withdrawals)\b/,
    what: 'Orders and payments that you began, with their amounts and references',
    why: 'To find out what became of them, and not to order twice',
    howLong: 'Until you sign out',
    isRemovedAtSignOut: true,
    stays: { reason: 'They stay until you sign out, so that nothing is ordered twice.' },
  },
  {
    id: 'drafts',
    keys: new RegExp(`^kept \\S+ (email$|identifierChanged$|wish |(${drafts})(/|$))`),
    what: 'What you typed and did not send, and what you chose; never passwords or bank details',
    why: 'To give it back to you',
    howLong: 'Support tickets and the profile a week, all else until you close the tab',
    isRemovedAtSignOut: true,
  },
  {
    id: 'reminders',
    keys: /^kept \S+ (reminder|timeReminder|sitting)$/,
    what: 'The reminders that you set, and the time that you spent here since',
    why: 'To remind you',
    howLong: 'Until you remove them or sign out',
    isRemovedAtSignOut: true,
  },
  {
    id: 'resetToken',
    keys: /^resetToken$/,
    what: 'The key of a link to set a new password',
    why: 'To set it, also after a reload',
    howLong: 'Until it is used, you sign out or you close the tab',
    isRemovedAtSignOut: true,
  },
  {
    id: 'tenant',
    keys: /^(client|clientLoadedAt)$/,
    what: 'The name, logo, colours and texts of your club',
    why: 'To start quickly',
    howLong: 'Until you clear your browser',
    isRemovedAtSignOut: false,
  },
  {
    id: 'sessionEnded',
    keys: /^sessionEnded$/,
    what: 'That we ended your session',
    why: 'To tell you so when you come back',
    howLong: 'Until you sign in again',
    isRemovedAtSignOut: false,
  },
  {
    id: 'appearance',
    keys: /^(theme|sidebar_state)$/,
    what: 'Light or dark mode, and whether the sidebar is open',
    why: 'To look as you left it',
    howLong: 'The mode until you clear your browser, the sidebar seven days in a cookie',
    isRemovedAtSignOut: false,
  },
  {
    id: 'readMarks',
    keys: /^(winsTold|seen) \S+/,
    what: 'Which wins, notifications and replies you have seen, by their numbers',
    why: 'To tell you about each of them once',
    howLong: 'Until you clear your browser',
    isRemovedAtSignOut: false,
  },
  {
    id: 'installHint',
    keys: /^visits \S+/,
    what: 'When you first came back in this browser, and whether you declined to install the app',
    why: 'To offer the app from your second visit on',
    howLong: 'Until you clear your browser',
    isRemovedAtSignOut: false,
  },
  {
    id: 'fieldFigures',
    keys: /^fieldFigures$/,
    what: 'That no figures on the app’s speed are sent from here',
    why: 'To respect that choice',
    howLong: 'Until you allow them or clear your browser',
    isRemovedAtSignOut: false,
    stays: { reason: 'Allowing them removes it.' },
  },
  {
    id: 'pause',
    keys: /^pause \S+/,
    what: 'A pause that you set in this browser, with your note, without your name or email',
    why: 'To offer you nothing to buy or pay in until it ends',
    howLong: 'A week beyond its end',
    isRemovedAtSignOut: false,
    stays: { reason: 'It stays, so that nothing here ends it sooner.' },
  },
  {
    id: 'place',
    keys: /^(paymentFrom|returnTo|chosenClient|signUp|reloadedFor\w+)$/,
    what: 'Where you were in this tab, and how far you came with signing up, with your email',
    why: 'To bring you back there after signing in, paying or a fault',
    howLong: 'Until you close the tab; where to go after signing up, until you sign in',
    isRemovedAtSignOut: false,
    stays: { reason: 'This tab needs it until you close it.', keys: /^(chosenClient|reloadedFor\w+)$/ },
  },
  {
    id: 'ssoCookie',
    keys: /^shared-(auth|device)$/,
    what: 'A key for another club of yours, when you switch to it',
    why: 'To sign you in there',
    howLong: 'Two minutes at most in a cookie, and used once',
    isRemovedAtSignOut: false,
  },
  {
    id: 'appFiles',
    keys: /^own-files$/,
    what: 'The files of the app itself',
    why: 'To open quickly, and offline',
    howLong: 'Until a newer version takes their place',
    isRemovedAtSignOut: false,
  },
] as const satisfies readonly StoredItem[];

/** Entries that no item describes. */
export const unknownItem: StoredItem = {
  id: 'unknown',
  keys: /(?:)/,
  what: 'Entries that this version of the app does not know',
  why: 'Another version of the app may have left them',
  howLong: 'Until you clear your browser',
  isRemovedAtSignOut: false,
};

/** @param key key of web storage, or name of a cookie or a cache */
export function findStoredItem(key: string): StoredItem {
  return storedItems.find(({ keys }) => keys.test(key)) ?? unknownItem;
}
