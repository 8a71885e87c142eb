const covers = (name, feature) => feature === name || feature.startsWith(`${name}.`);

/** Sources are checked by file, the build only by feature. */
const isSource = (file) => file.startsWith('src/');

export function findRefusedUses(uses, allowed) {
  return uses.filter(
    ({ feature, file }) =>
      !allowed.some(
        ({ features, files = [] }) =>
          features.some((name) => covers(name, feature)) && (!isSource(file) || files.includes(file)),
      ),
  );
}

/** Finds allowed features that are unused, and listed files without a use. */
export function findIdleEntries(uses, allowed) {
  return allowed.flatMap(({ features, files = [] }) => {
    const isUsed = (name, file) =>
      uses.some((use) => covers(name, use.feature) && (file === undefined || file === use.file));
    return [
      ...features.filter((name) => !isUsed(name)),
      ...files.filter((file) => !features.some((name) => isUsed(name, file))),
    ];
  });
}
