import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  addModulePreloads,
  getRequiredFiles,
  parseScreenModules,
  setIslandUrl,
} from '../../../../build/preload/modulepreload.ts';
import { routeNames } from '../../../../src/lib/routes.ts';

describe('getRequiredFiles', () => {
  const chunks = [
    { file: 'a.js', modules: ['/islands/a.tsx'], facade: null, imports: ['b.js', 'c.js'], length: 4 },
    { file: 'b.js', modules: [], facade: null, imports: ['c.js'], length: 3 },
    { file: 'c.js', modules: [], facade: null, imports: ['b.js'], length: 2 },
    { file: 'd.js', modules: [], facade: null, imports: [], length: 1 },
  ];

  it('follows imports, also circular ones, and lists each file once', () => {
    expect(getRequiredFiles(chunks, ['a.js'])).toEqual(['a.js', 'b.js', 'c.js']);
  });
});

it('parseScreenModules finds the module of every route in the table of screens', () => {
  const modules = parseScreenModules(readFileSync('src/islands/screens.ts', 'utf8'));
  expect(Object.keys(modules)).toEqual(expect.arrayContaining(routeNames));
  expect(modules['gdpr'], 'a shared screen').toBe(modules['complaints']);
});

it('setIslandUrl sets the URL of the file that contains the island', () => {
  const island = (file: string) => `<astro-island component-url="/${file}" client="only"></astro-island>`;
  expect(setIslandUrl(island('_astro/app.1.js'), '_astro/app.2.js')).toBe(island('_astro/app.2.js'));
});

describe('page preloads', () => {
  const lead = '<meta charset="utf-8"><meta name="viewport" content="x">';
  const policy = '<meta http-equiv="content-security-policy" content="x">';
  const page = `<head>${lead}<style></style>${policy}</head>`;

  it('come directly after viewport and policy', () => {
    expect(addModulePreloads(page, { files: ['a.js'] })).toBe(
      `<head>${lead}${policy}<link rel="modulepreload" href="/a.js"><style></style></head>`,
    );
  });

  it('run files without imports as scripts', () => {
    expect(addModulePreloads(page, { files: ['b.js', 'a.js'], first: ['a.js'] })).toContain(
      '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">',
    );
  });

  it('defer files when the page renders a text first, and limit some to wide screens', () => {
    const files = { files: ['a.js', 'b.js'], wide: ['c.js'], first: ['a.js'], isDeferred: true };
    expect(addModulePreloads(page, files)).toContain(
      '<script type="module" src="/a.js"></script><template id="later"><link rel="modulepreload" href="/b.js">' +
        '<link rel="modulepreload" href="/c.js" media="(min-width: 768px)"></template>',
    );
  });

  it.each([lead, policy])('throw when the page has only %s', (part) => {
    expect(() => addModulePreloads(`<head>${part}</head>`, { files: [] })).toThrow('no policy or viewport');
  });
});
