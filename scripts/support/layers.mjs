/** The layers as a picture, from the import rules themselves; a unit test holds docs/layers.md against it. */
import { readdirSync } from 'node:fs';
import rules from '../../.dependency-cruiser.mjs';

const isSource = (path) => /\.(tsx?|astro)$/.test(path);

/** The files of the layered folders, as the rules name them. */
const files = ['src', 'build', 'sandbox', 'edge', 'api'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(isSource),
);

const layers = rules.forbidden.filter(({ to }) => to.path?.startsWith('^(src|'));

const filesOf = ({ from }) => files.filter((file) => new RegExp(from.path).test(file));

/** True where the rules let one file import the other, which is of another layer. */
function mayImport({ from, to }, file, other) {
  const groups = new RegExp(from.path).exec(file) ?? [];
  return to.pathNot.some((allowed) => new RegExp(allowed.replace('$1', groups[1] ?? '')).test(other));
}

/** The layers that each may import anything of. */
function importsOf(layer) {
  const own = filesOf(layer);
  return layers.filter(
    (other) =>
      other !== layer &&
      own.some((file) =>
        filesOf(other).some((target) => !own.includes(target) && mayImport(layer, file, target)),
      ),
  );
}

/** Only the arrows that do not follow from the others. */
function arrows() {
  const direct = new Map(layers.map((layer) => [layer, importsOf(layer)]));
  const reaches = (from, to, seen = new Set()) =>
    (direct.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...direct].flatMap(([layer, imports]) =>
    imports
      .filter((target) => !imports.some((between) => between !== target && reaches(between, target)))
      .map((target) => `  ${layer.name} --> ${target.name}`),
  );
}

/** `docs/layers.md`. */
export function formatLayers() {
  const boxes = layers.map(({ name, comment }) => `  ${name}["<b>${name}</b><br/>${comment}"]`);
  return `# The layers

An arrow says what a layer may import, and with it everything below. Drawn from \`.dependency-cruiser.mjs\` by
\`npx vitest run -u tests/unit/project/layers.test.ts\`; \`npm test\` fails while the two differ.

\`\`\`mermaid
flowchart TD
${[...boxes, ...arrows()].join('\n')}
\`\`\`
`;
}
