import { describe, expect, it } from 'vitest';
import { stylesBy } from '../../../../src/layouts/start/needed-styles.ts';
import { withStyles } from '../../../../src/layouts/start/page-styles.ts';
import { wornOn } from '../../../../src/layouts/start/worn-classes.ts';

const wears = (...names: string[]) => {
  return (name: string) => names.includes(name);
};

describe('the styles that a page needs', () => {
  it.each([
    ['.a{color:red}.b{color:blue}', '.a{color:red}'],
    ['a:hover{color:red}', 'a:hover{color:red}'],
    ['.b .a{color:red}', ''],
    ['.b,.a{color:red}', '.b,.a{color:red}'],
    [':is(.b,.a) p{color:red}', ':is(.b,.a) p{color:red}'],
    [':is(.b,.c){color:red}', ''],
    ['.a:not(.b){color:red}', '.a:not(.b){color:red}'],
    ['.a:has(>.b){color:red}', ''],
    ['@layer base{.b{color:red}}@layer base{.a{color:red}}', '@layer base{.a{color:red}}'],
    ['@layer base,components;', '@layer base,components;'],
    ['@media (width>1px){.b{color:red}}', ''],
    ['@media print{.a{color:red}}', ''],
    ['@supports (color:color-mix(in lab, red, red)){.a{color:red}.b{color:red}}', '.a{color:red}'],
    ['@container page (width>1px){.a{color:red}}', '@container page (width>1px){.a{color:red}}'],
    [
      '@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}',
      '.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    ],
    ['@keyframes turn{to{rotate:1turn}}.b{animation:turn 1s}', ''],
    ['@property --x{syntax:"*";inherits:false}.a{color:red}', '.a{color:red}'],
    [':root{--x:1px;--y:2px}.a{width:var(--x,3px)}', ':root{--x:1px}.a{width:var(--x,3px)}'],
    [':root{--y:2px}.a{color:red}', '.a{color:red}'],
    ['.w-1\\/3{width:33%}', ''],
    ['/*! by */.a{color:red}', '.a{color:red}'],
  ])('of %s are %s', (css, needed) => {
    expect(stylesBy(css)(wears('a'))).toBe(needed);
  });

  it('knows names with signs', () => {
    expect(stylesBy('.w-1\\/3{width:33%}')(wears('w-1/3'))).toBe('.w-1\\/3{width:33%}');
  });
});

describe('what a page may wear', () => {
  const worn = wornOn('<p class="card small"><b class="w-1/3">list</b>', [
    'e({className:"badge badge-new",role:"list"}),e({className:`tone-$'.concat('{x} y`})'),
    'say("table")',
  ]);

  it.each(['card', 'small', 'w-1/3', 'badge', 'badge-new', 'tone-error', 'y', 'dark'])('is %s', (name) => {
    expect(worn(name)).toBe(true);
  });

  it.each(['b', 'table', 'className', 'tone', 'badge-old'])('is not %s', (name) => {
    expect(worn(name)).toBe(false);
  });
});

describe('a page with its styles', () => {
  const policy = (scripts: string, styles: string) =>
    `<meta content="script-src 'self'${scripts}; style-src 'self'${styles};">`;
  const body = '<script>go()</script>';
  const html = `${policy(" 'sha256-other='", '')}<link rel="stylesheet" href="/_astro/a.css">${body}`;

  it('allows these, names the rest, and allows no scripts but its own', () => {
    const page = withStyles(html.replace('other=', '2/M1ijxvwPY7KCcFw7qqn0Eee7HlK8oNkpTDq1JgM7Q='), 'p{}');
    expect(page).toContain(
      '<style>p{}</style><link id="styles" rel="preload" as="style" href="/_astro/a.css" fetchpriority="low">',
    );
    expect(page).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(withStyles(html, 'p{}')).toContain("script-src 'self'; style-src");
  });

  it('leaves the rest to the app where its screen stands in it whole', () => {
    const page = withStyles(`${html}<div id="skeleton" data-whole="true">`, '');
    expect(page).toContain(
      '<link id="styles" rel="preload" as="style" href="/_astro/a.css" media="not all">',
    );
  });

  it('is not made of one without a stylesheet or policy', () => {
    expect(() => withStyles(body, '')).toThrow('no stylesheet');
  });
});
