import { describe, expect, it } from 'vitest';
import { createCriticalCss } from '../../../../build/critical-css/critical-css.ts';
import { inlineCriticalCss } from '../../../../build/critical-css/integration.ts';
import { readPageContent } from '../../../../build/critical-css/page-content.ts';

const page = readPageContent('<p class="a" title="t" data-x="y"><input type="text"></p>', []);

describe('createCriticalCss', () => {
  it.each([
    ['.a{color:red}.b{color:blue}', '.a{color:red}'],
    ['a:hover{color:red}', ''],
    ['.a:dir(rtl){color:red}', ''],
    ['.b .a{color:red}', ''],
    ['.b,.a{color:red}', '.a{color:red}'],
    ['p{color:red}ul{color:red}', 'p{color:red}'],
    ['[title]{color:red}[alt]{color:red}', '[title]{color:red}'],
    ['[data-x=y]{color:red}[data-x=z]{color:red}', '[data-x=y]{color:red}'],
    ['input:disabled{color:red}input:checked{color:red}input:focus{color:red}', 'input:focus{color:red}'],
    ['::-webkit-datetime-edit{color:red}::placeholder{color:red}', '::placeholder{color:red}'],
    ['.a{color:red;color:oklch(0 0 0)}', '.a{color:red;color:oklch(0 0 0)}'],
    ['@layer base{@keyframes turn{to{rotate:1turn}}}', ''],
    [':is(.b,.a) p{color:red}', ':is(.b,.a) p{color:red}'],
    [':is(.b,.c){color:red}', ''],
    ['.a:not(.b){color:red}', '.a:not(.b){color:red}'],
    ['.a:has(>.b){color:red}', ''],
    ['@layer base{.b{color:red}}@layer base{.a{color:red}}', '@layer base{.a{color:red}}'],
    ['@layer base,components;', '@layer base,components;'],
    ['@media (width>1px){.b{color:red}}', ''],
    ['@media print{.a{color:red}}', ''],
    ['@container page (width>1px){.a{color:red}}', '@container page (width>1px){.a{color:red}}'],
    [
      '@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}',
      '@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}',
    ],
    [':root{--x:var(--y);--y:2px}.a{color:red}', '.a{color:red}'],
    ['@keyframes turn{to{rotate:1turn}}.b{animation:turn 1s}', ''],
    ['@property --x{syntax:"*";inherits:false}.a{color:red}', '.a{color:red}'],
    [':root{--x:1px;--y:2px}.a{width:var(--x,3px)}', ':root{--x:1px}.a{width:var(--x,3px)}'],
    [':root{--y:2px}.a{color:red}', '.a{color:red}'],
    ['.w-1\\/3{width:33%}', ''],
    ['/*! by */.a{color:red}', '.a{color:red}'],
  ])('reduces %s to %s', (css, needed) => {
    expect(createCriticalCss(css)(page)).toBe(needed);
  });

  it('matches class names that HTML writes with entities', () => {
    const css = createCriticalCss('.\\[\\&\\>svg\\]\\:flex>svg{color:red}');
    expect(css(readPageContent('<p class="[&amp;&gt;svg]:flex"><svg></svg></p>', []))).toContain('red');
  });

  it('matches class names with special characters', () => {
    expect(createCriticalCss('.w-1\\/3{width:33%}')(readPageContent('<p class="w-1/3">', []))).toBe(
      '.w-1\\/3{width:33%}',
    );
  });
});

describe('readPageContent', () => {
  const html =
    '<p class="card small" aria-label="Say <b>"><b class="w-1/3">list</b><script>root.dataset.sideBar="on"</script>';
  const content = readPageContent(html, [
    'e("li",{className:"badge",role:"list"});n.setAttribute("data-tone","warm")',
  ]);

  it.each(['card', 'small', 'w-1/3'])('finds the class %s', (name) => {
    expect(content.hasClass(name)).toBe(true);
  });

  it.each(['b', 'list', 'badge', 'className'])('does not find the class %s', (name) => {
    expect(content.hasClass(name)).toBe(false);
  });

  it('finds tags of the HTML, and pictures that scripts add', () => {
    expect(['p', 'b', 'img', 'li'].map(content.hasTag)).toEqual([true, true, true, false]);
  });

  it('finds attributes of the HTML, and those that scripts set', () => {
    expect(
      ['aria-label', 'data-side-bar', 'data-tone', 'role', 'title'].map((name) => content.hasAttribute(name)),
    ).toEqual([true, true, true, false, false]);
    expect(['on', 'off'].map((value) => content.hasAttribute('data-side-bar', value))).toEqual([true, false]);
  });
});

describe('inlineCriticalCss', () => {
  const policy = (scripts: string, styles: string) =>
    `<meta content="script-src 'self'${scripts}; style-src 'self'${styles};">`;
  const body = '<script>go()</script>';
  const html = `${policy(" 'sha256-other='", '')}<link rel="stylesheet" href="/_astro/a.css">${body}`;

  it("inlines the styles, preloads the stylesheet and allows only the page's own scripts", () => {
    const page = inlineCriticalCss(
      html.replace('other=', '2/M1ijxvwPY7KCcFw7qqn0Eee7HlK8oNkpTDq1JgM7Q='),
      'p{}',
    );
    expect(page).toContain(
      '<style>p{}</style><link id="styles" rel="preload" as="style" href="/_astro/a.css" fetchpriority="low">',
    );
    expect(page).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(inlineCriticalCss(html, 'p{}')).toContain("script-src 'self'; style-src");
    const other = inlineCriticalCss(
      html.replace("style-src 'self'", "style-src 'self' 'sha256-other='"),
      'p{}',
    );
    expect(other).not.toContain('sha256-other');
  });

  it('preloads the stylesheet only on wide screens when the page inlines the styles for phones', () => {
    const skeleton = '<div id="skeleton" class="a" data-inline-styles="raffles"></div>';
    const page = inlineCriticalCss(
      `${html}${skeleton}<template id="critical-css-sample"><template></template>b</template>`,
      '',
    );
    expect(page).toContain('href="/_astro/a.css" media="(min-width: 768px)">');
    expect(page.endsWith(skeleton)).toBe(true);
  });

  it('throws when the page has no stylesheet or policy', () => {
    expect(() => inlineCriticalCss(body, '')).toThrow('no stylesheet');
  });
});
