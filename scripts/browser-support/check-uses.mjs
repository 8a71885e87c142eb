/** What is to be said of the uses of newer features that were found. */

const covers = (name, feature) => feature === name || feature.startsWith(`${name}.`);

/** True for files of the project, whose uses the list names; what is built is asked for features alone. */
const isSource = (file) => file.startsWith('src/');

/** Uses that nothing accepts. */
export function findRefusedUses(uses, accepted) {
  return uses.filter(
    ({ feature, file }) =>
      !accepted.some(
        ({ features, files = [] }) =>
          features.some((name) => covers(name, feature)) && (!isSource(file) || files.includes(file)),
      ),
  );
}

/** Accepted features that are used no more, and files that do not use what is accepted in them. */
export function findIdleEntries(uses, accepted) {
  return accepted.flatMap(({ features, files = [] }) => {
    const isUsed = (name, file) =>
      uses.some((use) => covers(name, use.feature) && (file === undefined || file === use.file));
    return [
      ...features.filter((name) => !isUsed(name)),
      ...files.filter((file) => !features.some((name) => isUsed(name, file))),
    ];
  });
}
