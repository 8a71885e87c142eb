/**
 * Fails when the site uses a feature that the oldest browsers lack (docs/browsers.md), unless an entry allows
 * it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { allowedUses } from './browser-support/allowed-uses.mjs';
import { findIdleEntries, findRefusedUses } from './browser-support/check-uses.mjs';
import { createScriptProgram, findCodeUses, findNewerSyntax } from './browser-support/code.mjs';
import { findPageUses, findStyleUses, getContents } from './browser-support/pages.mjs';
import { print } from './support/settings.mjs';

/** Every page has its inline scripts. */
const firstPage = 'dist/index.html';

function listFiles(folder, extension) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .map((name) => join(folder, name));
}

function findUsesInBuiltCode() {
  const paths = listFiles('dist', '.js');
  const program = createScriptProgram(paths);
  const files = paths.map((path) => program.getSourceFile(path));
  return [
    ...paths.flatMap((path) => findNewerSyntax(readFileSync(path, 'utf8'), path)),
    ...getContents(readFileSync(firstPage, 'utf8'), 'script').flatMap((code) =>
      findNewerSyntax(code, firstPage),
    ),
    ...findCodeUses(program, files),
  ];
}

/** Types reveal more uses in our sources than in the built code. */
function findUsesInSources() {
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

function findUsesInPages() {
  const sheets = new Map(listFiles('dist', '.css').map((path) => [readFileSync(path, 'utf8'), path]));
  const uses = [];
  for (const path of listFiles('dist', '.html')) {
    const html = readFileSync(path, 'utf8');
    uses.push(...findPageUses(html, path));
    for (const sheet of getContents(html, 'style')) sheets.set(sheet, path);
  }
  for (const [text, path] of sheets) uses.push(...findStyleUses(text, path));
  return uses;
}

const uses = [...findUsesInBuiltCode(), ...findUsesInSources(), ...findUsesInPages()].map((use) => ({
  ...use,
  file: relative('', use.file),
}));
const refused = findRefusedUses(uses, allowedUses);
const idle = findIdleEntries(uses, allowedUses);

for (const { feature, file, line, text } of refused) {
  print(`${file}:${line} ${feature}\n    ${text.replaceAll(/\s+/g, ' ')}`);
}
for (const name of idle) print(`allowed, but unused: ${name}`);
if (refused.length > 0) {
  print(
    'The oldest browsers lack these features (docs/browsers.md). Avoid them, or add a fallback and list it in scripts/browser-support/allowed-uses.mjs.',
  );
}
print(`${uses.length} uses of newer features, ${refused.length} of them without a fallback`);
process.exitCode = refused.length + idle.length > 0 ? 1 : 0;
