import { describe, expect, it } from 'vitest';
import { createCriticalCss } from '../../../../build/critical-css/critical-css.ts';
import { inlineCriticalCss } from '../../../../build/critical-css/integration.ts';
import { readPageContent } from '../../../../build/critical-css/page-content.ts';

const html = `<p class="a" title="t" data-x="y" aria-label="Say <i>"><input type="text">b</p>
  <script>root.dataset.sideBar="on"</script>`;
const script = 'e("li",{className:"badge",role:"list"});n.setAttribute("data-tone","warm")';
const page = readPageContent(html, [script]);

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
  [':is(.b,.a) p{color:red}', ':is(.b,.a) p{color:red}'],
  [':is(.b,.c){color:red}', ''],
  ['.a:not(.b){color:red}', '.a:not(.b){color:red}'],
  ['.a:has(>.b){color:red}', ''],
  ['@layer base{.b{color:red}}@layer base{.a{color:red}}', '@layer base{.a{color:red}}'],
  ['@layer base,components;', '@layer base,components;'],
  ['@media (width>1px){.b{color:red}}', ''],
  ['@media print{.a{color:red}}', ''],
  ['@container page (width>1px){.a{color:red}}', '@container page (width>1px){.a{color:red}}'],
  ['@keyframes b{to{left:0}}.a{animation:b 1s}', '@keyframes b{to{left:0}}.a{animation:b 1s}'],
  [':root{--x:var(--y);--y:2px}.a{color:red}', '.a{color:red}'],
  ['@keyframes turn{to{rotate:1turn}}.b{animation:turn 1s}', ''],
  ['@property --x{syntax:"*";inherits:false}.a{color:red}', '.a{color:red}'],
  [':root{--x:1px;--y:2px}.a{width:var(--x,3px)}', ':root{--x:1px}.a{width:var(--x,3px)}'],
  ['.w-1\\/3{width:33%}', ''],
  ['/*! by */.a{color:red}', '.a{color:red}'],
])('createCriticalCss reduces %s to %s', (css, needed) => {
  expect(createCriticalCss(css)(page)).toBe(needed);
});

it('createCriticalCss matches class names with special characters and entities', () => {
  const css = '.\\[\\&\\>svg\\]\\:w-1\\/3>svg{color:red}';
  expect(createCriticalCss(css)(readPageContent('<p class="[&amp;&gt;svg]:w-1/3"><svg></svg>', []))).toBe(
    css,
  );
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
    const styles = '<link id="styles" rel="preload" as="style" href="/_astro/a.css" fetchpriority="low">';
    expect(page).toContain(`<style>p{}</style>${styles}`);
    expect(page).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(inlineCriticalCss(html, 'p{}')).toContain("script-src 'self'; style-src");
    const other = html.replace("style-src 'self'", "style-src 'self' 'sha256-other='");
    expect(inlineCriticalCss(other, 'p{}')).not.toContain('sha256-other');
  });

  it('preloads the stylesheet only on wide screens when the page inlines the styles for phones', () => {
    const skeleton = '<div id="skeleton" class="a" data-inline-styles="raffles"></div>';
    const sample = '<template id="critical-css-sample"><template></template>b</template>';
    const page = inlineCriticalCss(html + skeleton + sample, '');
    expect(page).toContain('href="/_astro/a.css" media="(min-width: 768px)">');
    expect(page.endsWith(skeleton)).toBe(true);
  });

  it('throws when the page has no stylesheet or policy', () => {
    expect(() => inlineCriticalCss(body, '')).toThrow('no stylesheet');
  });
});
