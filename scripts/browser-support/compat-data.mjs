/** The oldest browsers that the site serves, and what they know, by MDN's browser-compat-data. */
import compatData from '@mdn/browser-compat-data' with { type: 'json' };

/** What the styles need (docs/browsers.md). */
const floor = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '111',
  chrome_android: '111',
  firefox: '128',
  firefox_android: '128',
};

/** Negative when the first version is the older one. */
function compareVersions(one, other) {
  const [parts, others] = [one, other].map((version) => version.split('.').map(Number));
  const index = parts.findIndex((part, position) => part !== (others[position] ?? 0));
  return index < 0 ? 0 : parts[index] - (others[index] ?? 0);
}

/** True when a version the data names is no later than `version`; false for those to come. */
function isReached(named, version) {
  return (
    typeof named === 'string' && named !== 'preview' && compareVersions(named.replace('≤', ''), version) <= 0
  );
}

function isThere({ version_added, version_removed, flags, prefix, alternative_name }, version) {
  if (flags || prefix || alternative_name) return false;
  return isReached(version_added, version) && !isReached(version_removed, version);
}

/** True when one of the oldest browsers lacks what an entry of the data describes, or has it by another name only. */
export function isNewer({ __compat: compat }) {
  if (!compat) return false;
  return Object.entries(floor).some(([browser, version]) => {
    const support = compat.support[browser];
    return support !== undefined && ![support].flat().some((statement) => isThere(statement, version));
  });
}

/** The entry of a dotted name such as `api.URLSearchParams.size`; undefined when there is none. */
export function getEntry(name) {
  return name
    .split('.')
    .reduce((entry, part) => (entry && Object.hasOwn(entry, part) ? entry[part] : undefined), compatData);
}

/** The first of the names that the data knows, when what it stands for is newer. */
export function findNewer(...names) {
  const name = names.find((candidate) => getEntry(candidate)?.__compat);
  return name && isNewer(getEntry(name)) ? name : undefined;
}

/** The names of an entry's parts. */
export function getChildNames(entry) {
  return Object.keys(entry).filter((name) => name !== '__compat');
}
