/**
 * Groups modules that load together. A group contains the modules that match its pattern and, because of rolldown, all
 * that these import and no earlier group contains. Most patterns therefore name the root of a page's code, and folders
 * that most pages share. Other modules are split by the screens that import them.
 *
 * Each script costs a slow phone (CPU 4x) from 3 to 5 ms, and many small ones are larger, because they compress
 * separately.
 */
const chunkGroups: Readonly<Record<string, RegExp>> = {
  /** Code before React that the first cards and the first text share with other screens. */
  basics:
    /vite\/preload-helper|rolldown\/runtime|jsx-runtime|\/lib\/(prefetch\/|paths|contract\/(wire\/read-|card-fields)|storage\/offline-cache|format\/date-time)|\/ui\/(content\/(money|badge)|controls\/button-link)\.|\/tenant\/page-tenant\.|\/tenant\/current-tenant\.|\/app-shell\/frame-class\.|\/ui\/static-renderer\.|\/draws\/cards\/draw-picture\./,
  'first-cards': /\/draws\/cards\/first-cards\./,
  'first-text': /\/tenant\/first-text\./,
  start: /\/stores\/app\/(boot|clock)\.|\/lib\/(browser\/locks|storage\/stored-value)\./,
  framework: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
  app: /\/islands\/app\.|\/lib\/orders\/money-operations\.|\/ui\/(form\/fields\/field-class|content\/surface)\.|\/icons\/x\./,
  form: /\/ui\/form\/(form|fields\/(text|password)-field)\.|\/auth\/(auth-layout|idle-session)\.|\/lib\/forms\/form\./,
  /** The frame of a member's screens, with the query library. */
  member:
    /\/app-shell\/app-frame\.|\/ui\/loading\/loaded\.|\/app-shell\/header\.|\/stores\/app\/pause\.|\/lib\/(storage\/known-keys|messages\/member-notices)/,
};

/** The first match wins. */
export function createChunkGroups() {
  return Object.entries(chunkGroups).map(([name, test], index, { length }) => ({
    name,
    test,
    priority: length - index,
  }));
}
