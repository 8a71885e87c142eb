/** Which names of the platform's objects are newer than the oldest browsers. */
import { entryOf, isNewer, newerOf, partsOf } from './compat-data.mjs';

const roots = ['api', 'javascript.builtins', 'javascript.builtins.Intl'];

const plain = (name) => name.replace(/_static$/, '');

/** Members of objects that have no entry of their own, such as mixins, stand in the data under those that take them up. */
function* members() {
  for (const root of roots) {
    const objects = entryOf(root);
    for (const object of partsOf(objects)) {
      for (const member of partsOf(objects[object])) {
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
  const known = new Set(partsOf(entryOf('css.properties')).map(camelCased));
  const newer = new Set();
  for (const { member, entry } of members()) (isNewer(entry) ? newer : known).add(plain(member));
  return new Set([...newer].filter((name) => !known.has(name) && /[a-z][A-Z]/.test(name)));
}

const newNames = namesNoneHas();

/** The data's name of a global that is newer than the oldest browsers. */
export function newerGlobal(name) {
  return newerOf(`api.${name}`, `javascript.builtins.${name}`, `api.Window.${name}`);
}

/**
 * Whether a member is newer than the oldest browsers: the data's name of it, undefined when it is not, null when the
 * data knows none of the objects with such a member.
 * @param objects interfaces that may have it, the most special first; the first that the data knows with it decides
 */
export function newerMember(objects, name) {
  const candidates = objects.flatMap((object) =>
    roots.flatMap((root) => [`${root}.${object}.${name}`, `${root}.${object}.${name}_static`]),
  );
  return candidates.some((candidate) => entryOf(candidate)?.__compat) ? newerOf(...candidates) : null;
}

/** The same by its name alone, for objects of which nothing is known. */
export function newerName(name) {
  return newNames.has(name) ? `*.${name}` : undefined;
}

/**
 * Every newer object, and every newer member of any, as `[object, member]`.
 * @returns {{ objects: string[], members: [string, string][] }}
 */
export function newerNames() {
  const objects = roots.flatMap((root) =>
    partsOf(entryOf(root)).filter((name) => isNewer(entryOf(root)[name])),
  );
  const newer = [...members()].filter(({ entry }) => isNewer(entry));
  return { objects, members: newer.map(({ object, member }) => [object, plain(member)]) };
}
