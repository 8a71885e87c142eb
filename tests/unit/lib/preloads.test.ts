import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { islandFiles, neededFiles, screenModules, withPreloads } from '../../../src/lib/preloads.ts';
import { routeNames } from '../../../src/lib/routes.ts';

const table = readFileSync(new URL('../../../src/islands/screens.ts', import.meta.url), 'utf8');

describe('neededFiles', () => {
  const chunks = [
    { file: 'a.js', modules: ['/islands/a.tsx'], imports: ['b.js', 'c.js'] },
    { file: 'b.js', modules: [], imports: ['c.js'] },
    { file: 'c.js', modules: [], imports: ['b.js'] },
    { file: 'd.js', modules: [], imports: [] },
  ];

  it('follows imports, also circular ones, and names each file once', () => {
    expect(neededFiles(chunks, ['a.js'])).toEqual(['a.js', 'b.js', 'c.js']);
  });

  it('leaves out what nothing imports', () => {
    expect(neededFiles(chunks, ['c.js'])).not.toContain('d.js');
  });
});

describe('screenModules', () => {
  it('finds the module of every route in the table of screens', () => {
    expect(Object.keys(screenModules(table))).toEqual(expect.arrayContaining(routeNames));
  });

  it('knows routes that share a screen', () => {
    expect(screenModules(table)['gdpr']).toBe(screenModules(table)['complaints']);
  });
});

describe('the page', () => {
  it('names its island and the renderer', () => {
    const html = '<astro-island component-url="/_astro/app.1.js" renderer-url="/_astro/client.2.js">';
    expect(islandFiles(html)).toEqual(['_astro/app.1.js', '_astro/client.2.js']);
  });

  it('gets a preload for each file at the end of its head', () => {
    expect(withPreloads('<head></head>', ['a.js'])).toBe(
      '<head><link rel="modulepreload" href="/a.js"></head>',
    );
  });

  it('names what only wide screens need for those alone', () => {
    expect(withPreloads('</head>', [], ['b.js'])).toBe(
      '<link rel="modulepreload" href="/b.js" media="(min-width: 768px)"></head>',
    );
  });
});
