import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/lib/tenant-check/html-tree.ts';
import { findBrokenLinks, findPageLinks } from '../../../../src/lib/tenant-check/links.ts';
import { findRemovedParts } from '../../../../src/lib/tenant-check/removed-parts.ts';
import { checkText } from '../../../../src/lib/tenant-check/text.ts';
import { findTopics } from '../../../../src/lib/tenant-check/topics.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const removed = (source: string, clean: string) =>
  findRemovedParts(parseHtml(source), parseHtml(clean)).map(
    ({ kind, name, count }) => `${kind} ${name} ${count}`,
  );

describe('findRemovedParts', () => {
  it('counts elements and attributes by name', () => {
    expect(
      removed('<p style="x" onclick="y">a<script>1</script><font>b</font><font>c</font></p>', '<p>abc</p>'),
    ).toEqual(['element font 2', 'element script 1', 'attribute onclick 1', 'attribute style 1']);
  });

  it('ignores what the sanitiser renames and adds', () => {
    const clean =
      '<h2 id="section-a">A</h2><a href="https://a.uk" target="_blank" rel="noopener">x<span class="sr-only"> (opens)</span></a>';
    expect(removed('<h1>A</h1><a href="https://a.uk">x</a>', clean)).toEqual([]);
  });

  it('counts spans that were taken out beside those that the sanitiser adds', () => {
    const clean = 'y<a href="https://a.uk">x<span class="sr-only"> (opens)</span></a>';
    expect(removed('<span>y</span><a href="https://a.uk">x</a>', clean)).toEqual(['element span 1']);
  });

  it('counts ids, which the sanitiser replaces', () => {
    expect(removed('<h2 id="a">A</h2>', '<h2 id="section-a">A</h2>')).toEqual(['attribute id 1']);
  });
});

describe('links', () => {
  const reasons = (href: string) =>
    findBrokenLinks(parseHtml(`<a href="${href}">x</a>`)).map(({ reason }) => reason);

  it.each([
    'https://www.gov.uk/',
    'https://test.gov.uk/',
    'https://contest.uk/',
    'mailto:a@club.org.uk',
    'tel:08088020133',
    '#prizes',
  ])('takes %s', (href) => {
    expect(reasons(href)).toEqual([]);
  });

  it.each([
    ['', 'empty address'],
    ['/terms', 'no complete address'],
    ['www.club.uk', 'no complete address'],
    ['http://club.uk', 'begins with http:'],
    ['javascript:alert(1)', 'begins with javascript:'],
    ['https://localhost/', 'reserved for examples'],
    ['https://intranet/', 'names no host'],
    ['mailto:secretary', 'no complete email address'],
    ['mailto:a b@club.org.uk', 'no complete email address'],
    ['mailto:a@club.org.uk, b', 'no complete email address'],
    ['https://example/', 'reserved for examples'],
    ['mailto:a@ciu.example.com', 'reserved for examples'],
    ['tel:', 'no telephone number'],
  ])('refuses %s', (href, reason) => {
    expect(reasons(href)).toEqual([expect.stringContaining(reason)]);
  });

  it('finds links within the page, and no anchors without an address', () => {
    const tree = parseHtml('<a href="#a">x</a><a href="#">y</a><a name="a">z</a>');
    expect(findPageLinks(tree)).toEqual(['#a', '#']);
    expect(findBrokenLinks(tree)).toEqual([]);
  });
});

it('reads blocks apart and the parts of a word together', () => {
  const { text } = parseHtml('<p>One</p><p>t<b>w</b>o\n <template>three</template></p><abbr>four</abbr>');
  expect(text).toBe('One two three four');
});

describe('findTopics', () => {
  const found = (text: string) =>
    findTopics(text)
      .filter(({ isFound }) => isFound)
      .map(({ name }) => name);

  it.each([
    ['A ticket is £1.', 'price'],
    ['The promoter is Jo Bloggs.', 'promoter'],
    ['31 Mill Lane, Leeds LS9 8AH', 'address'],
    ['All proceeds go to the roof.', 'proceeds'],
    ['It is drawn on Saturday.', 'draw date'],
    ['You must be 18 or over.', 'age'],
    ['How to complain', 'complaints'],
    ['Call the National Gambling Helpline.', 'help'],
    ['Your balance is held in a separate account.', 'protection of money'],
  ])('finds in %j: %s', (text, topic) => {
    expect(found(text)).toEqual([topic]);
  });

  it('finds nothing in words that only look alike', () => {
    expect(
      found('We promote sport. Our email address is new. Be kind, priceless and helpful in 2018.'),
    ).toEqual([]);
  });
});

describe('checkText', () => {
  const check = (html: string, clean = html) => checkText(html, { html: clean, headings: [] });

  it('says that a text is absent, too long or left without words', () => {
    expect(check(' ').findings[0]?.text).toContain('There is no text');
    expect(checkText('x'.repeat(200_001), undefined).findings[0]?.text).toContain(
      '200,001 characters: too long',
    );
    expect(check('<script>x</script>', '').findings[0]?.text).toContain('no words');
  });

  it('lists what is taken out, dead links and headings, and cuts long lists', () => {
    const tags = Array.from({ length: 13 }, (_, index) => `<x-${index}>`).join('');
    const links = Array.from({ length: 22 }, (_, index) => `<a href="http://a.uk/${index}">x</a>`).join('');
    const headings = ['a', 'b', 'c'].map((id) => ({ id, text: id, level: 2 }));
    const source = `${tags}<p style="x">word</p><a href="#a"></a><a href="#b"></a>${links}`;
    const texts = checkText(source, { html: '<p>word</p>', headings }).findings.map(({ text }) => text);
    expect(texts).toHaveLength(26);
    expect(texts.slice(0, 6)).toEqual([
      'Members read 1 word.',
      expect.stringMatching(
        /^The app takes out these elements: a ×24, x-0 ×1, (x-\d+ ×1, ){9}x-7 ×1 and more\.$/,
      ),
      'The app takes out these attributes: href ×24, style ×1.',
      '3 headings, with a list of contents.',
      '2 links within the page are dead in the app: “#a”, “#b”.',
      expect.stringMatching(/^The link “x”: “http:\/\/a\.uk\/0” /),
    ]);
    expect(texts.at(-1)).toBe('2 more links lead nowhere.');
  });

  it('says that nothing is taken out, and where there is no list of contents', () => {
    const html = '<p>word</p><a href="https://a.uk"></a>';
    const headings = [2, 2, 3].map((level) => ({ id: '', text: '', level }));
    expect(checkText(html, { html, headings }).findings.map(({ text }) => text)).toEqual([
      'Members read 1 word.',
      'The app shows the text as it is; nothing is taken out.',
      '3 headings.',
    ]);
    expect(check('<p>word</p>').findings[2]?.text).toContain('There are no headings');
  });

  it('names a repeated link once', () => {
    const { findings } = check('<a href="http://a.uk">x</a> <a href="http://a.uk">x</a>', 'x x');
    expect(findings.filter(({ text }) => text.startsWith('The link'))).toHaveLength(1);
  });

  it('bears hostile HTML, deeply nested elements and many links', () => {
    for (const html of [
      '<div>'.repeat(20_000),
      '<a href="x">'.repeat(5_000),
      '<svg><a href="#"><template>'.repeat(500),
    ])
      expect(check(html, '').findings.length).toBeGreaterThan(0);
    assertProperty(
      fc.property(hostileText, hostileText, (html, clean) => {
        expect(check(html, clean).findings.length).toBeGreaterThan(0);
      }),
    );
  });
});
