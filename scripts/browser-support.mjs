/** Fails when the built site uses what the oldest browsers lack (docs/browsers.md) and no fallback is named for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { accepted } from './browser-support/allowed-uses.mjs';
import { idleEntries, refusedUses } from './browser-support/check-uses.mjs';
import { programOfScripts, usesInCode } from './browser-support/code.mjs';
import { contentsOf, usesInPage } from './browser-support/html.mjs';
import { usesInStyles } from './browser-support/styles.mjs';
import { newerSyntax } from './browser-support/syntax.mjs';
import { say } from './support/say.mjs';

const headScripts = 'src/layouts';

function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

function usesInBuiltCode() {
  const paths = [...filesBelow('dist', '.js'), ...filesBelow(headScripts, '.js')];
  const program = programOfScripts(paths);
  const files = paths.map((path) => program.getSourceFile(path));
  return [
    ...paths.flatMap((path) => newerSyntax(readFileSync(path, 'utf8'), path)),
    ...usesInCode(program, files),
  ];
}

/** By their types more is known of our own files than of what is built of them. */
function usesInSources() {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: say },
  );
  const paths = config.fileNames.filter((path) => /\/src\/.*\.tsx?$/.test(path));
  const program = ts.createProgram(paths, config.options);
  return usesInCode(
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
    uses.push(...usesInPage(html, path));
    for (const sheet of contentsOf(html, 'style')) sheets.set(sheet, path);
  }
  for (const [text, path] of sheets) uses.push(...usesInStyles(text, path));
  return uses;
}

const uses = [...usesInBuiltCode(), ...usesInSources(), ...usesInPages()].map((use) => ({
  ...use,
  file: relative('', use.file),
}));
const refused = refusedUses(uses, accepted);
const idle = idleEntries(uses, accepted);

for (const { feature, file, line, text } of refused) {
  say(`${file}:${line} ${feature}\n    ${text.replaceAll(/\s+/g, ' ')}`);
}
for (const name of idle) say(`accepted, but not used any more: ${name}`);
if (refused.length > 0) {
  say(
    'The oldest browsers lack these (docs/browsers.md). Do without, or add a fallback and name it in scripts/floor/accepted.mjs.',
  );
}
say(`${uses.length} uses of newer features, ${refused.length} of them without a fallback`);
process.exitCode = refused.length + idle.length > 0 ? 1 : 0;
