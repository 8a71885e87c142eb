/** @module-tag slow */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

function complaints(config: string, code: string): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (!parsed) throw new Error(`${config} cannot be read`);
  const folder = mkdtempSync(join(tmpdir(), 'platforms-'));
  const path = join(folder, 'sample.ts');
  writeFileSync(path, `${code}\nexport {};`);
  try {
    const program = ts.createProgram([...parsed.fileNames, path], parsed.options);
    const found = program.getSemanticDiagnostics(program.getSourceFile(path));
    return found.map(
      ({ messageText }) =>
        /'(\w+(?::\w+)?)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1] ?? '',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('refuses Node in browser code', () => {
  const code = `process.exit(); Buffer.from('a'); setImmediate(() => {}); import('node:fs'); document.body.focus();`;
  expect(complaints('src/tsconfig.browser.json', code)).toEqual([
    'process',
    'Buffer',
    'setImmediate',
    'node:fs',
  ]);
});

it('refuses pages in code for Node', () => {
  const code = `document.body.focus(); window.close(); new XMLHttpRequest(); new URL('a:b'); process.exit();`;
  expect(complaints('sandbox/tsconfig.json', code)).toEqual(['document', 'window', 'XMLHttpRequest']);
});

it('refuses pages and Node in code for the edge', () => {
  const code = `document.body.focus(); process.exit(); new HTMLRewriter(); caches.default;`;
  expect(complaints('edge/tsconfig.json', code)).toEqual(['document', 'process']);
});
