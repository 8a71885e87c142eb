import '../../../helpers/browser.ts';
import { afterAll, expect, it, vi } from 'vitest';
import { newTabHint } from '../../../../src/lib/format/text.ts';

const sanitise = vi.fn<() => object>();
vi.resetModules();
vi.doMock('dompurify', () => ({ default: { sanitize: sanitise } }));
const page = await import('../../../../src/lib/html/sanitise.ts');
afterAll(() => {
  vi.doUnmock('dompurify');
  vi.resetModules();
});

/** Mimics the body that DOMPurify returns. */
function createBody(href: string) {
  const set: Record<string, string> = {};
  const link = {
    ...{
      localName: 'a',
      attributes: [],
      getAttribute: () => href,
      ownerDocument: { createElement: () => ({}) },
    },
    setAttribute: (name: string, value: string) => Object.assign(set, { [name]: value }),
    append: ({ textContent }: { textContent: string }) => Object.assign(set, { hint: textContent.trim() }),
  };
  const querySelectorAll = (selector: string) => (selector === 'a' ? [link] : []);
  return { set, body: { querySelectorAll, childElementCount: 1, childNodes: [], innerHTML: '' } };
}

it.each([
  ['https://other.example/rules', true],
  ['https://ciu.club.example/wallet', false],
  ['mailto:club@example.com', false],
  ['/wallet', false],
])('sanitise opens %s in a new tab and says so: %s', (href, isNew) => {
  vi.stubGlobal('location', { origin: 'https://ciu.club.example' });
  const { set, body } = createBody(href);
  sanitise.mockReturnValue(body);
  page.sanitise('', 'message');
  vi.unstubAllGlobals();
  const marks = { target: '_blank', rel: 'noopener noreferrer', hint: newTabHint };
  expect(set).toEqual(isNew ? marks : {});
});
