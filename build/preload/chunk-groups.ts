/**
 * Groups modules that load together. A group takes what its pattern matches and, as rolldown adds it, all that these
 * import and no earlier group has. So most patterns name the root of what a page needs, and folders of what most pages
 * share. What belongs to no group is split by the screens that import it.
 *
 * Each script costs a slow phone (CPU 4x) 3 to 5 ms of work, and a page of many small ones is larger: they compress
 * apart from each other.
 */
const chunkGroups: Readonly<Record<string, RegExp>> = {
  /** Runs before React: the text of a compliance page, and what the first cards share with other screens. */
  basics:
    /vite\/preload-helper|rolldown\/runtime|jsx-runtime|\/lib\/(prefetch\/|paths|contract\/wire\/read-|storage\/offline-cache|format\/date-time)|\/ui\/(content\/(money|badge)|controls\/button-link)\.|\/tenant\/first-text\.|\/draws\/cards\/draw-picture\./,
  'first-cards': /\/draws\/cards\/first-cards\./,
  start: /\/stores\/app\/(entry|clock)\.|\/lib\/(browser\/locks|storage\/stored-value)\./,
  framework: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
  app: /\/islands\/app\.|\/stores\/app\/in-flight\.|\/lib\/orders\/money-operations\.|\/ui\/(form\/fields\/field-class|content\/card)\.|\/icons\/x\./,
  form: /\/ui\/form\/(form|fields\/(text|password|checkbox)-field)\.|\/auth\/(auth-layout|shared-session)\.|\/lib\/forms\/form\./,
  /** The frame of a member's screens, with the library that reads. */
  member:
    /\/app-shell\/app-frame\.|\/ui\/loading\/loaded\.|\/screen-title\.|\/stores\/app\/pause\.|\/lib\/(storage\/device-storage|orders\/pending-order-names|messages\/member-notices|safer-play\/pause-key)/,
  lists: /\/stores\/(data\/list-query|app\/filters|draws\/own-draws)\.|\/ui\/loading\/show-more\./,
};

/** The first match wins. */
export function createChunkGroups() {
  return Object.entries(chunkGroups).map(([name, test], index, { length }) => ({
    name,
    test,
    priority: length - index,
  }));
}
