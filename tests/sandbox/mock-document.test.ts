import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toExampleValue } from '../../api/document/example-value.ts';
import { createMockDocument } from '../../api/document/mock-document.ts';

const document = readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8');
const site = {
  now: Date.parse('2027-01-02T00:00:00Z'),
  landingDomain: 'club.test:81',
  picturePath: '/a.svg',
};

function exampleOf(text: string, path: string) {
  return JSON.parse(text).paths[path].get.responses['200'].content['application/json'].example;
}

test("mock document has current draws, the site's pictures and clubs to switch to", () => {
  const mock = createMockDocument(document, site);
  const statusAt = (text: string, now: number) =>
    exampleOf(text, '/draws/public/').results.map((draw: { start_date: string; end_date: string }) =>
      Date.parse(draw.end_date) < now ? 'closed' : Date.parse(draw.start_date) > now ? 'scheduled' : 'live',
    );
  expect(statusAt(mock, site.now)).toEqual(['live', 'closed', 'scheduled']);
  expect(exampleOf(mock, '/clients/current/').logo_url).toBe('http://ciu.club.test:81/a.svg');
  expect(exampleOf(mock, '/users/clients/')[1].landing_domain).toBe('club.test:81');
  expect(exampleOf(mock, '/users/me/').date_of_birth).toBe(exampleOf(document, '/users/me/').date_of_birth);
  expect(mock).not.toMatch(/"https:[^"]+\/pictures|"club\.example"/);
});

test('example value has one entry per state, or two entries without states', () => {
  const draws = ['live', 'live', 'closed'].map((status, id) => ({ id, status }));
  expect(toExampleValue(draws)).toEqual([draws[0], draws[2]]);
  expect(toExampleValue([{ id: 1 }, { id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }]);
  expect(toExampleValue([1, null, 2])).toEqual([1, null]);
});

test('example HTML ends with a complete paragraph or list', () => {
  const paragraph = `<p>${'word '.repeat(60)}</p>`;
  const html = [paragraph, paragraph, `<ul>\n<li>${'item '.repeat(90)}</li>\n</ul>`].join('\n');
  expect(toExampleValue(html)).toBe(`${paragraph}\n${paragraph}`);
  expect(toExampleValue(`<p>${'long '.repeat(400)}</p>\n<p>more</p>`)).toMatch(/^<p>.*<\/p>$/);
});
