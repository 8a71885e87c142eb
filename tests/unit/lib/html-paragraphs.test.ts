import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphTexts } from '../../../src/lib/html-paragraphs.ts';
import { holds, hostileText } from './properties.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

it('gives back any text that was written as paragraphs, whatever stands between them', () => {
  const between = fc.constantFrom('', '\n', '<hr>', '<!-- > -->', 'loose', '<div title="<p>">', '</div>');
  holds(
    fc.property(fc.array(fc.tuple(hostileText, between)), (paragraphs) => {
      const html = paragraphs.map(([text, rest]) => `<p class="a>b">${escaped(text)}</p>${rest}`).join('');
      expect(paragraphTexts(html)).toEqual(paragraphs.map(([text]) => text));
    }),
  );
});

it('drops markup inside a paragraph and keeps its text', () => {
  const tag = fc.constantFrom('<b>', '</b>', '<i title="<p>">', '<!-- <p> -->', '<img src=x onerror="</p>">');
  holds(
    fc.property(fc.array(fc.tuple(tag, hostileText)), (pieces) => {
      const html = `<p>${pieces.map(([markup, text]) => `${markup}${escaped(text)}`).join('')}</p>`;
      expect(paragraphTexts(html)).toEqual([pieces.map(([, text]) => text).join('')]);
    }),
  );
});

it('reads any text at all without throwing, and makes nothing up', () => {
  holds(
    fc.property(hostileText, (html) => {
      const opened = html.match(/<p[\s/>]/gi)?.length ?? 0;
      expect(paragraphTexts(html).length).toBeLessThanOrEqual(opened);
    }),
  );
});
