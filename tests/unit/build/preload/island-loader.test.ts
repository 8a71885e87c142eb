import { expect, it } from 'vitest';
import { hashSource } from '../../../../build/hosting/content-security-policy.ts';
import { replaceIslandLoader } from '../../../../build/preload/island-loader.ts';
import { textRenderedEvent } from '../../../../src/lib/browser/page.ts';

const policy = (sources: string) => `<meta content="script-src 'self'${sources}; style-src 'self'">`;
const island = (client: string) =>
  `<astro-island uid="1" component-url="/a.js" renderer-url="/r.js" ssr client="${client}" opts="{}"></astro-island>`;
const page = (client: string) =>
  `${policy('')}<script>head()</script><p></p><style>astro-island{}</style><script>(()=>{only()})();</script><script>"<p>";load()</script>${island(client)}<i></i>`;

it('replaceIslandLoader starts the app with one line that the policy allows', () => {
  const html = replaceIslandLoader(page('only'));
  const [, start = ''] =
    /<astro-island ssr component-url="\/a.js"><\/astro-island><script>(.*?)<\/script><i><\/i>$/.exec(html) ??
    [];
  expect(start).toContain('import(');
  expect(html).toContain(`${policy(` ${hashSource(start)}`)}<script>head()</script><p></p><astro-island`);
});

it('replaceIslandLoader waits for the text only when the page defers files', () => {
  expect(replaceIslandLoader(page('only'))).not.toContain(textRenderedEvent);
  const later = '<template id="later"><link rel="modulepreload" href="/a.js"></template>';
  const html = replaceIslandLoader(`${later}${page('only')}`);
  const [, start = ''] = /<\/astro-island><script>(.*?)<\/script>/.exec(html) ?? [];
  expect(start).toContain(textRenderedEvent);
  expect(html).toContain(policy(` ${hashSource(start)}`));
});

it('replaceIslandLoader throws when the island is not client-only', () => {
  expect(() => replaceIslandLoader(page('load'))).toThrow('no island');
  expect(() => replaceIslandLoader('<p></p>')).toThrow('no island');
});
