import { findNewer, getChildNames, getEntry, isNewer } from './compat-data.mjs';

const roots = ['api', 'javascript.builtins', 'javascript.builtins.Intl'];

const stripStatic = (name) => name.replace(/_static$/, '');

/** Members of mixins are listed under the interfaces that include them. */
function* listMembers() {
  for (const root of roots) {
    const objects = getEntry(root);
    for (const object of getChildNames(objects)) {
      for (const member of getChildNames(objects[object])) {
        if (!member.endsWith('_event')) yield { object, member, entry: objects[object][member] };
      }
    }
  }
}

/** Members that no object of the oldest browsers has. Excludes one-word names, which our own objects have too. */
function collectNewNames() {
  const camelCased = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const known = new Set(getChildNames(getEntry('css.properties')).map(camelCased));
  const newer = new Set();
  for (const { member, entry } of listMembers()) (isNewer(entry) ? newer : known).add(stripStatic(member));
  return new Set([...newer].filter((name) => !known.has(name) && /[a-z][A-Z]/.test(name)));
}

const newNames = collectNewNames();

/** @returns the data's name of a newer global, or undefined */
export function findNewerGlobal(name) {
  return findNewer(`api.${name}`, `javascript.builtins.${name}`, `api.Window.${name}`);
}

/**
 * @param objects interfaces that may have the member, the most specific first
 * @returns the data's name of a newer member, undefined for an older one, null without data
 */
export function findNewerMember(objects, name) {
  const candidates = objects.flatMap((object) =>
    roots.flatMap((root) => [`${root}.${object}.${name}`, `${root}.${object}.${name}_static`]),
  );
  return candidates.some((candidate) => getEntry(candidate)?.__compat) ? findNewer(...candidates) : null;
}

/** Finds a member of an object of unknown type. */
export function findNewerName(name) {
  return newNames.has(name) ? `*.${name}` : undefined;
}

/**
 * Lists newer objects, and newer members as `[object, member]`.
 * @returns {{ objects: string[], members: [string, string][] }}
 */
export function listNewerNames() {
  const objects = roots.flatMap((root) =>
    getChildNames(getEntry(root)).filter((name) => isNewer(getEntry(root)[name])),
  );
  const newer = [...listMembers()].filter(({ entry }) => isNewer(entry));
  return { objects, members: newer.map(({ object, member }) => [object, stripStatic(member)]) };
}
