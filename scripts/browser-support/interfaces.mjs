/** Which names of the platform's objects are newer than the oldest browsers. */
import { findNewer, getChildNames, getEntry, isNewer } from './compat-data.mjs';

const roots = ['api', 'javascript.builtins', 'javascript.builtins.Intl'];

const plain = (name) => name.replace(/_static$/, '');

/** Members of objects that have no entry of their own, such as mixins, stand in the data under those that take them up. */
function* members() {
  for (const root of roots) {
    const objects = getEntry(root);
    for (const object of getChildNames(objects)) {
      for (const member of getChildNames(objects[object])) {
        if (!member.endsWith('_event')) yield { object, member, entry: objects[object][member] };
      }
    }
  }
}

/**
 * Member names that no object of the oldest browsers has: whatever they are asked of, they are not there. Names of one
 * word are left out, because everybody gives such names.
 */
function namesNoneHas() {
  const camelCased = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const known = new Set(getChildNames(getEntry('css.properties')).map(camelCased));
  const newer = new Set();
  for (const { member, entry } of members()) (isNewer(entry) ? newer : known).add(plain(member));
  return new Set([...newer].filter((name) => !known.has(name) && /[a-z][A-Z]/.test(name)));
}

const newNames = namesNoneHas();

/** The data's name of a global that is newer than the oldest browsers. */
export function findNewerGlobal(name) {
  return findNewer(`api.${name}`, `javascript.builtins.${name}`, `api.Window.${name}`);
}

/**
 * Whether a member is newer than the oldest browsers: the data's name of it, undefined when it is not, null when the
 * data knows none of the objects with such a member.
 * @param objects interfaces that may have it, the most special first; the first that the data knows with it decides
 */
export function findNewerMember(objects, name) {
  const candidates = objects.flatMap((object) =>
    roots.flatMap((root) => [`${root}.${object}.${name}`, `${root}.${object}.${name}_static`]),
  );
  return candidates.some((candidate) => getEntry(candidate)?.__compat) ? findNewer(...candidates) : null;
}

/** The same by its name alone, for objects of which nothing is known. */
export function findNewerName(name) {
  return newNames.has(name) ? `*.${name}` : undefined;
}

/**
 * Every newer object, and every newer member of any, as `[object, member]`.
 * @returns {{ objects: string[], members: [string, string][] }}
 */
export function listNewerNames() {
  const objects = roots.flatMap((root) =>
    getChildNames(getEntry(root)).filter((name) => isNewer(getEntry(root)[name])),
  );
  const newer = [...members()].filter(({ entry }) => isNewer(entry));
  return { objects, members: newer.map(({ object, member }) => [object, plain(member)]) };
}
