import compatData from '@mdn/browser-compat-data' with { type: 'json' };

/** The oldest supported browsers (docs/browsers.md). */
const oldestBrowsers = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '111',
  chrome_android: '111',
  firefox: '128',
  firefox_android: '128',
};

/** Negative when `a` is older than `b`. */
function compareVersions(a, b) {
  const [parts, others] = [a, b].map((version) => version.split('.').map(Number));
  const index = parts.findIndex((part, position) => part !== (others[position] ?? 0));
  return index < 0 ? 0 : parts[index] - (others[index] ?? 0);
}

function isReached(dataVersion, version) {
  return (
    typeof dataVersion === 'string' &&
    dataVersion !== 'preview' &&
    compareVersions(dataVersion.replace('≤', ''), version) <= 0
  );
}

function isSupported({ version_added, version_removed, flags, prefix, alternative_name }, version) {
  if (flags || prefix || alternative_name) return false;
  return isReached(version_added, version) && !isReached(version_removed, version);
}

/** True when one of the oldest browsers lacks a feature, or has it only by another name or behind a flag. */
export function isNewer({ __compat: compat }) {
  if (!compat) return false;
  return Object.entries(oldestBrowsers).some(([browser, version]) => {
    const support = compat.support[browser];
    return support !== undefined && ![support].flat().some((statement) => isSupported(statement, version));
  });
}

/** @param name a path such as `api.URLSearchParams.size` */
export function getEntry(name) {
  return name
    .split('.')
    .reduce((entry, part) => (entry && Object.hasOwn(entry, part) ? entry[part] : undefined), compatData);
}

/** @returns the first name with data, if its feature is newer */
export function findNewer(...names) {
  const name = names.find((candidate) => getEntry(candidate)?.__compat);
  return name && isNewer(getEntry(name)) ? name : undefined;
}

export function getChildNames(entry) {
  return Object.keys(entry).filter((name) => name !== '__compat');
}

export function findNewerAttribute(element, attribute) {
  return findNewer(`html.elements.${element}.${attribute}`, `html.global_attributes.${attribute}`);
}
