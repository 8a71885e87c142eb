import { readdirSync } from 'node:fs';
import rules from '../../.dependency-cruiser.mjs';

const isSource = (path) => /\.(tsx?|astro)$/.test(path);

const files = ['src', 'build', 'sandbox', 'edge', 'api'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(isSource),
);

const layers = rules.forbidden.filter(({ to }) => to.path?.startsWith('^(src|'));

const filesByLayer = new Map(
  layers.map(({ name, from }) => [name, files.filter((file) => new RegExp(from.path).test(file))]),
);

function mayImport({ from, to }, file, other) {
  const groups = new RegExp(from.path).exec(file) ?? [];
  return to.pathNot.some((allowed) => new RegExp(allowed.replace('$1', groups[1] ?? '')).test(other));
}

function getImportedLayers(layer) {
  const own = filesByLayer.get(layer.name);
  return layers.filter((other) => {
    const targets = filesByLayer.get(other.name).filter((target) => !own.includes(target));
    return other !== layer && own.some((file) => targets.some((target) => mayImport(layer, file, target)));
  });
}

/** Formats the transitive reduction of all imports. */
function formatArrows() {
  const direct = new Map(layers.map((layer) => [layer, getImportedLayers(layer)]));
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

/** Formats `docs/layers.md` from the import rules. A unit test compares the two. */
export function formatLayers() {
  const boxes = layers.map(({ name, comment }) => `  ${name}["<b>${name}</b><br/>${comment}"]`);
  return `# Layers

A layer may import the layers that its arrows point to, and all below them. Generated from \`.dependency-cruiser.mjs\` by
\`npx vitest run tests/unit/project/layers.test.ts -u\`. \`npm test\` fails if the two differ.

\`\`\`mermaid
flowchart TD
${[...boxes, ...formatArrows()].join('\n')}
\`\`\`
`;
}
