import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashSource } from '../../../../build/hosting/content-security-policy.ts';
import { replaceIslandLoader } from '../../../../build/preload/island-loader.ts';
import { textRenderedEvent } from '../../../../src/lib/browser/page.ts';

const policy = (sources: string) => `<meta content="script-src 'self'${sources}; style-src 'self'">`;
const island = (client: string) =>
  `<astro-island uid="1" component-url="/a.js" renderer-url="/r.js" ssr client="${client}" opts="{}"></astro-island>`;
const page = (client: string) =>
  `${policy('')}<script>head()</script><p></p><style>astro-island{}</style><script>(()=>{only()})();</script><script>"<p>";load()</script>${island(client)}<i></i>`;

/** The files of a page with a text, which load later. */
const later = '<template id="later"><link rel="modulepreload" href="/a.js"></template>';
const findStart = (html: string) => /<\/astro-island><script>(.*?)<\/script>/.exec(html)?.[1] ?? '';

afterEach(() => vi.useRealTimers());

describe('replaceIslandLoader', () => {
  it('starts the app with one line that the policy allows', () => {
    const html = replaceIslandLoader(page('only'));
    const [, start = ''] =
      /<astro-island ssr component-url="\/a.js"><\/astro-island><script>(.*?)<\/script><i><\/i>$/.exec(
        html,
      ) ?? [];
    expect(start).toContain('import(');
    expect(html).toContain(`${policy(` ${hashSource(start)}`)}<script>head()</script><p></p><astro-island`);
  });

  it('waits for the text only when the page defers files', () => {
    expect(replaceIslandLoader(page('only'))).not.toContain(textRenderedEvent);
    const html = replaceIslandLoader(`${later}${page('only')}`);
    const start = findStart(html);
    expect(start).toContain(textRenderedEvent);
    expect(html).toContain(policy(` ${hashSource(start)}`));
  });

  it.each([
    ['the text is rendered', (document: EventTarget) => document.dispatchEvent(new Event(textRenderedEvent))],
    ['1.5 seconds have passed', () => vi.advanceTimersByTime(1_500)],
  ])('loads the deferred files once %s', async (_, act) => {
    vi.useFakeTimers();
    const append = vi.fn();
    const island = { getAttribute: () => '/a.js' };
    const members = {
      head: { append },
      getElementById: () => ({ content: 'files' }),
      querySelector: () => island,
    };
    const document = Object.assign(new EventTarget(), members);
    const load = vi.fn(async () => {});
    const start = findStart(replaceIslandLoader(`${later}${page('only')}`)).replace('import(', 'load(');
    new Function('document', 'load', start)(document, load);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(append).not.toHaveBeenCalled();
    act(document);
    await vi.waitFor(() => expect(load).toHaveBeenCalledWith('/a.js'));
    expect(append).toHaveBeenCalledWith('files');
  });

  it('throws when the island is not client-only', () => {
    expect(() => replaceIslandLoader(page('load'))).toThrow('no island');
    expect(() => replaceIslandLoader('<p></p>')).toThrow('no island');
  });
});
