/** @module-tag slow */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { allowedUses } from '../../../scripts/browser-support/allowed-uses.mjs';
import { findIdleEntries, findRefusedUses } from '../../../scripts/browser-support/check-uses.mjs';
import {
  createScriptProgram,
  findCodeUses,
  findNewerSyntax,
} from '../../../scripts/browser-support/code.mjs';
import { findPageUses, findStyleUses } from '../../../scripts/browser-support/pages.mjs';

interface Use {
  readonly feature: string;
  readonly file: string;
}

const folder = mkdtempSync(join(tmpdir(), 'oldest-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const features = (uses: readonly Use[]) => uses.map(({ feature }) => feature);

/** One program for all, because its setup is slow. */
function featuresOf(scripts: readonly string[]): string[][] {
  const paths = scripts.map((code, index) => {
    const path = join(folder, `script-${index}.js`);
    writeFileSync(path, `${code}\nexport {};`);
    return path;
  });
  const program = createScriptProgram(paths);
  return paths.map((path) => features(findCodeUses(program, [program.getSourceFile(path)]) as Use[]));
}

it('finds newer members and objects, by type or by a name that nothing older has', () => {
  const scripts: readonly (readonly [string, readonly string[]])[] = [
    ['const s = new URLSearchParams(location.search); if (s.size > 0) stop();', ['api.URLSearchParams.size']],
    ['export const ask = (set) => new Set(set).size;', []],
    ['Promise.withResolvers()', ['javascript.builtins.Promise.withResolvers']],
    ['const { groupBy } = Object;', ['javascript.builtins.Object.groupBy']],
    ['URL.canParse("x")', ['api.URL.canParse_static']],
    ['[1].values().map(String)', ['javascript.builtins.Iterator.map']],
    ['new Set([1]).union(new Set())', ['javascript.builtins.Set.union']],
    ['document.body.showPopover()', ['api.HTMLElement.showPopover']],
    ['export const show = (menu) => menu.current?.showPopover();', ['*.showPopover']],
    ['requestIdleCallback(() => {})', ['api.Window.requestIdleCallback']],
    ['window.navigation.back()', ['api.Navigation.back', 'api.Window.navigation']],
    ['new CloseWatcher()', ['api.CloseWatcher']],
    ['const showPopover = 1; export const o = { showPopover };', []],
    ['[3, 1].toSorted().at(-1); structuredClone({}); navigator.locks.request("a", () => {});', []],
  ];
  const found = featuresOf(scripts.map(([code]) => code));
  for (const [index, [code, expected]] of scripts.entries()) expect(found[index], code).toEqual(expected);
});

describe.each<[string, (text: string) => readonly Use[], readonly (readonly [string, readonly string[]])[]]>([
  [
    'style sheets',
    (text) => findStyleUses(text, 'a.css') as Use[],
    [
      ['a { text-decoration: underline 1px }', ['css.properties.text-decoration.includes_thickness']],
      ['a { text-decoration: underline; text-decoration-thickness: 1px }', []],
      ['p { field-sizing: content }', ['css.properties.field-sizing', 'css.properties.field-sizing.content']],
      ['p { color: light-dark(red, blue) }', ['css.types.color.light-dark']],
      ['@starting-style { p { opacity: 0 } }', ['css.at-rules.starting-style']],
      ['p:popover-open { top: 0 }', ['css.selectors.popover-open']],
      ['@supports (field-sizing: content) { p { field-sizing: content } }', []],
      ['p { -webkit-user-select: none; user-select: none }', []],
      ['p:has(a) { display: grid; color: oklch(50% 0 0); inset: 0 }', []],
    ],
  ],
  [
    'pages',
    (text) => findPageUses(text, 'a.html') as Use[],
    [
      ['<dialog closedby="any"></dialog>', ['html.elements.dialog.closedby']],
      ['<div id="a" popover></div>', ['html.global_attributes.popover']],
      ['<input type="text" id=a><script>"<div popover>"</script>', []],
    ],
  ],
  [
    'the language',
    (text) => findNewerSyntax(text, 'a.js') as Use[],
    [
      ['class A { static #a = 1; static { A.#a ??= 2; } } /(?<=a)b/d.test("ab");', []],
      ['/[a--b]/v', [expect.stringContaining('syntax newer than ES2022')]],
      ['using a = b();', [expect.stringContaining('syntax newer than ES2022')]],
    ],
  ],
])('in %s', (_, uses, samples) => {
  it.each(samples)('%s', (text, expected) => {
    expect(features(uses(text))).toEqual(expected);
  });
});

it('accepts a use of ours in the files alone that have a fallback, and nothing that is not named', () => {
  const idle = 'api.Window.requestIdleCallback';
  const uses = [
    { feature: idle, file: 'src/lib/browser/deferred-work.ts' },
    { feature: idle, file: 'src/lib/drafts/autosave.ts' },
    { feature: 'api.URLSearchParams.size', file: 'dist/_astro/reads.js' },
    { feature: 'api.HTMLElement.hidePopover', file: 'src/islands/draws/draw.tsx' },
  ];
  expect(findRefusedUses(uses, allowedUses)).toEqual(uses.slice(1));
});

it('tells what is accepted and not used any more', () => {
  const list = [{ features: ['api.A', 'api.B'], files: ['src/a.ts', 'src/b.ts'], why: '' }];
  expect(findIdleEntries([{ feature: 'api.A.b', file: 'src/a.ts' }], list)).toEqual(['api.B', 'src/b.ts']);
});
