/** The product's own CSS stays small: utilities and daisyUI's components say the rest. */
import { globSync, readFileSync } from 'node:fs';
import { parse, walk } from 'css-tree';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

const sheets = read('src/styles/**/*.css');
const components = read('src/**/*.{tsx,ts,astro,js}');
const mostLines = 1_500;

const [, included = ''] = /include:([^;]*);/.exec(sheets.map(({ text }) => text).join('\n')) ?? [];
/** Class names of the daisyUI components in use, whose names differ from the components'. */
const daisyClasses = new Set([
  ...included.split(',').map((name) => name.trim()),
  ...['btn', 'tabs', 'stats', 'list-row', 'fieldset-legend', 'dock-active'],
]);

function ownClasses(css: string): Set<string> {
  const names = new Set<string>();
  walk(parse(css), {
    visit: 'ClassSelector',
    enter: ({ name }) => void names.add(name.replaceAll('\\', '')),
  });
  return names;
}

describe('own CSS', () => {
  it(`has at most ${mostLines} lines`, () => {
    const lines = sheets.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
    expect(lines).toBeLessThanOrEqual(mostLines);
  });

  it('overrides no daisyUI component', () => {
    const utilities = sheets.flatMap(({ text }) =>
      [...text.matchAll(/@utility ([\w-]+)/g)].map(([, name = '']) => name),
    );
    expect(utilities.filter((name) => daisyClasses.has(name))).toEqual([]);
    // Focus rings, forced colours and print concern every component.
    const layered = sheets.filter(({ file }) => !/preferences/.test(file));
    expect(
      layered.flatMap(({ file, text }) =>
        [...ownClasses(text)].filter((name) => daisyClasses.has(name)).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('has every text size that a component uses', () => {
    const css = sheets.map(({ text }) => text).join('\n');
    const unknown = components.flatMap(({ file, text }) =>
      [...text.matchAll(/\btext-(xs|sm|base|lg|\d?xl|display)\b/g)].flatMap(([name, size]) =>
        css.includes(`--text-${size}:`) ? [] : [`${file}: ${name}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('has no class that no component uses', () => {
    const words = new Set(components.flatMap(({ text }) => text.split(/[^\w-]+/)));
    const unused = sheets.flatMap(({ text }) => [...ownClasses(text)].filter((name) => !words.has(name)));
    expect(unused).toEqual([]);
  });
});
