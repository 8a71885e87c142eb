/** @module-tag slow */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Parsed once for all configurations, which share most of their files. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...rest) => {
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, ...rest));
    return parsed.get(path);
  };
  return host;
}

function complaints(config: string, code: string): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const command = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (!command) throw new Error(`${config} cannot be read`);
  const folder = mkdtempSync(join(tmpdir(), 'platforms-'));
  const path = join(folder, 'sample.ts');
  writeFileSync(path, `${code}\nexport {};`);
  try {
    const program = ts.createProgram(
      [...command.fileNames, path],
      command.options,
      createHost(command.options),
    );
    const found = program.getSemanticDiagnostics(program.getSourceFile(path));
    return found.map(
      ({ messageText }) =>
        /'(\w+(?::\w+)?)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1] ?? '',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  [
    'src/tsconfig.browser.json',
    `process.exit(); Buffer.from('a'); setImmediate(() => {}); import('node:fs'); document.body.focus();`,
    ['process', 'Buffer', 'setImmediate', 'node:fs'],
  ],
  [
    'sandbox/tsconfig.json',
    `document.body.focus(); window.close(); new XMLHttpRequest(); new URL('a:b'); process.exit();`,
    ['document', 'window', 'XMLHttpRequest'],
  ],
  [
    'edge/tsconfig.json',
    'document.body.focus(); process.exit(); new HTMLRewriter(); caches.default;',
    ['document', 'process'],
  ],
])('%s refuses what its platform does not have', (config, code, refused) => {
  expect(complaints(config, code)).toEqual(refused);
});
