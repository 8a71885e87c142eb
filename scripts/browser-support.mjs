/** Fails when the built site uses what the oldest browsers lack (docs/browsers.md) and no fallback is named for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { allowedUses } from './browser-support/allowed-uses.mjs';
import { findIdleEntries, findRefusedUses } from './browser-support/check-uses.mjs';
import { createScriptProgram, findCodeUses, findNewerSyntax } from './browser-support/code.mjs';
import { findPageUses, getContents } from './browser-support/html.mjs';
import { findStyleUses } from './browser-support/styles.mjs';

import { print } from './support/settings.mjs';

const headScripts = 'src/layouts';

function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

function usesInBuiltCode() {
  const paths = [...filesBelow('dist', '.js'), ...filesBelow(headScripts, '.js')];
  const program = createScriptProgram(paths);
  const files = paths.map((path) => program.getSourceFile(path));
  return [
    ...paths.flatMap((path) => findNewerSyntax(readFileSync(path, 'utf8'), path)),
    ...findCodeUses(program, files),
  ];
}

/** By their types more is known of our own files than of what is built of them. */
function usesInSources() {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: print },
  );
  const paths = config.fileNames.filter((path) => /\/src\/.*\.tsx?$/.test(path));
  const program = ts.createProgram(paths, config.options);
  return findCodeUses(
    program,
    paths.map((path) => program.getSourceFile(path)),
  );
}

/** Pages have most of their styles in common. */
function usesInPages() {
  const sheets = new Map(filesBelow('dist', '.css').map((path) => [readFileSync(path, 'utf8'), path]));
  const uses = [];
  for (const path of filesBelow('dist', '.html')) {
    const html = readFileSync(path, 'utf8');
    uses.push(...findPageUses(html, path));
    for (const sheet of getContents(html, 'style')) sheets.set(sheet, path);
  }
  for (const [text, path] of sheets) uses.push(...findStyleUses(text, path));
  return uses;
}

const uses = [...usesInBuiltCode(), ...usesInSources(), ...usesInPages()].map((use) => ({
  ...use,
  file: relative('', use.file),
}));
const refused = findRefusedUses(uses, allowedUses);
const idle = findIdleEntries(uses, allowedUses);

for (const { feature, file, line, text } of refused) {
  print(`${file}:${line} ${feature}\n    ${text.replaceAll(/\s+/g, ' ')}`);
}
for (const name of idle) print(`accepted, but not used any more: ${name}`);
if (refused.length > 0) {
  print(
    'The oldest browsers lack these (docs/browsers.md). Do without, or add a fallback and name it in scripts/floor/accepted.mjs.',
  );
}
print(`${uses.length} uses of newer features, ${refused.length} of them without a fallback`);
process.exitCode = refused.length + idle.length > 0 ? 1 : 0;
