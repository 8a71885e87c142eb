import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  addModulePreloads,
  getRequiredFiles,
  parseScreenModules,
  setIslandUrl,
} from '../../../../build/preload/modulepreload.ts';
import { routeNames } from '../../../../src/lib/routes.ts';

const table = readFileSync(new URL('../../../../src/islands/screens.ts', import.meta.url), 'utf8');

describe('neededFiles', () => {
  const chunks = [
    { file: 'a.js', modules: ['/islands/a.tsx'], facade: null, imports: ['b.js', 'c.js'], length: 4 },
    { file: 'b.js', modules: [], facade: null, imports: ['c.js'], length: 3 },
    { file: 'c.js', modules: [], facade: null, imports: ['b.js'], length: 2 },
    { file: 'd.js', modules: [], facade: null, imports: [], length: 1 },
  ];

  it('follows imports, also circular ones, and names each file once', () => {
    expect(getRequiredFiles(chunks, ['a.js'])).toEqual(['a.js', 'b.js', 'c.js']);
  });

  it('leaves out what nothing imports', () => {
    expect(getRequiredFiles(chunks, ['c.js'])).not.toContain('d.js');
  });
});

describe('screenModules', () => {
  it('finds the module of every route in the table of screens', () => {
    expect(Object.keys(parseScreenModules(table))).toEqual(expect.arrayContaining(routeNames));
  });

  it('knows routes that share a screen', () => {
    expect(parseScreenModules(table)['gdpr']).toBe(parseScreenModules(table)['complaints']);
  });
});

describe('the page', () => {
  it('asks for its island from the file that has it', () => {
    const html = '<astro-island component-url="/_astro/app.1.js" client="only"></astro-island>';
    expect(setIslandUrl(html, '_astro/app.2.js')).toBe(
      '<astro-island component-url="/_astro/app.2.js" client="only"></astro-island>',
    );
  });

  const lead = '<meta charset="utf-8"><meta name="viewport" content="x">';
  const policy = '<meta http-equiv="content-security-policy" content="x">';
  const page = `<head>${lead}<style></style>${policy}</head>`;

  it('names its files at the top, behind what a phone needs to know its width, and the policy', () => {
    expect(addModulePreloads(page, { files: ['a.js'] })).toBe(
      `<head>${lead}${policy}<link rel="modulepreload" href="/a.js"><style></style></head>`,
    );
  });

  it('runs at once what needs nothing else', () => {
    expect(addModulePreloads(page, { files: ['b.js', 'a.js'], first: ['a.js'] })).toContain(
      '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js">',
    );
  });

  it('names what only wide screens need for those alone', () => {
    expect(addModulePreloads(page, { files: [], wide: ['b.js'] })).toContain(
      '<link rel="modulepreload" href="/b.js" media="(min-width: 768px)">',
    );
  });

  it('keeps for later what comes after a text of its own', () => {
    const html = addModulePreloads(page, {
      files: ['a.js', 'b.js'],
      wide: ['c.js'],
      first: ['a.js'],
      isDeferred: true,
    });
    expect(html).toContain(
      '<script type="module" src="/a.js"></script><template id="later"><link rel="modulepreload" href="/b.js">' +
        '<link rel="modulepreload" href="/c.js" media="(min-width: 768px)"></template>',
    );
  });

  it.each([lead, policy])('is not made from %s alone', (part) => {
    expect(() => addModulePreloads(`<head>${part}</head>`, { files: [] })).toThrow('no policy or viewport');
  });
});
