import type { Locator, Page } from '@playwright/test';
import { aSupportRequest } from '../../../src/lib/samples.ts';
import { mailSamples } from '../../helpers/mail-samples.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { sample } from '../helpers/walks.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const links =
  '<p><a href="https://example.org/rules" title="The rules of the club">Rules</a>' +
  '<a href="mailto:club@example.org" title="By post">Write</a><a href="tel:+448080020133">Call</a></p>';

const table = `<table><caption>Opening hours</caption>
  <thead><tr><th scope="row">Times</th><th colspan="2" scope="colgroup">Doors</th></tr>
    <tr><th scope="col">Day</th><th scope="col">Open</th><th scope="col">Close</th></tr></thead>
  <tbody><tr><th rowspan="2" scope="rowgroup">Weekend</th><td>10:00</td><td>23:00</td></tr>
    <tr><td colspan="2">by arrangement</td></tr>
    <tr><td>Monday</td><td rowspan="2">18:00</td><td>22:00</td></tr>
    <tr><td>Tuesday</td><td>22:00</td></tr></tbody></table>`;

const picture = 'https://pictures.example/hall.png';

async function expectLinks(text: Locator): Promise<void> {
  const rules = text.getByRole('link', { name: 'Rules (opens in a new tab)' });
  await expect(rules).toHaveAttribute('title', 'The rules of the club');
  await expect(text.getByRole('link', { name: 'Write' })).toHaveAttribute('href', 'mailto:club@example.org');
  await expect(text.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+448080020133');
}

const tags =
  'div p section article center blockquote span b font o:p address header h1 h3 pre aside em fieldset figure main';

const containers: readonly ((content: string) => string)[] = [
  ...tags.split(' ').map((tag) => (content: string) => `<${tag}>${content}</${tag}>`),
  (content) => `<table><tr><td>${content}</td><td>w</td></tr></table>`,
  (content) => `<table><thead><tr><th>w</th><th>${content}</th></tr></thead></table>`,
  (content) => `<ul><li>${content}</li><li>w</li></ul>`,
  (content) => `<dl><dt>w</dt><dd>${content}</dd></dl>`,
];

/** Creates every pair of nested containers around the words w0, w1, and so on. */
function createNestedHtml(): string {
  let words = 0;
  const pairs = containers.flatMap((outer) =>
    containers.map((inner) => outer(`w${inner('w<br>w')}w${inner('&nbsp;w')}`)),
  );
  return sample(pairs, 5)
    .join('<hr>')
    .replace(/w(?=[<&]|$)(?![^<]*>)/g, () => `w${words++}`);
}

const toWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Reads the words as a browser shows them without the app. */
async function readOriginalWords(page: Page, html: string): Promise<string[]> {
  await page.setContent(/^[^<]*$/.test(html) ? `<pre>${html}</pre>` : html);
  return toWords(await page.locator('body').innerText());
}

/** Returns words of the original that do not follow in order. */
async function findMissingWords(original: readonly string[], shown: Locator): Promise<string[]> {
  const words = toWords(await shown.innerText());
  let at = 0;
  return original.filter((word) => {
    const found = words.indexOf(word, at);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
}

const samples = { ...mailSamples, nested: createNestedHtml() };

test('sanitised HTML keeps words, links and tables, and names the pictures it omits', async ({
  browser,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const original = await browser.newPage({ javaScriptEnabled: false });
  const complaints = Object.values(samples).slice(0, -2).join('<hr>') + samples.nested;
  const replies = { ...samples, rules: links + table };
  const tickets = Object.entries(replies).map(([name, message], index) => ({
    ...aSupportRequest({ id: `${index + 1}`, subject: `Sample ${name}` }),
    ...{ responded_at: '2026-03-05T10:00:00Z', supportticketresponses: [{ message }] },
  }));
  const club = {
    name: 'The club',
    complaints,
    gdpr: `${links}${table}<img src="${picture}" alt="The hall">`,
  };
  await sandbox.faults(
    { path: 'clients/current/', body: club },
    { path: 'support-tickets/me/', body: tickets },
  );
  await page.route(/https:\/\/\w+\.example\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await signedIn(page, 'ciu');
  await open('ciu', '/support');
  const reply = (name: string) => page.getByRole('article', { name: `Sample ${name}` });

  await test.step('replies keep the words of mail programs and name their pictures', async () => {
    for (const [name, html] of Object.entries(samples)) {
      const words = await readOriginalWords(original, html);
      await expect.poll(() => findMissingWords(words, reply(name).locator('.prose')), name).toEqual([]);
    }
    await expect(reply('outlook')).toContainText('(picture not shown: Receipt of 4 March)');
    await expect(reply('outlook')).toContainText('4 March, £5.00');
    await expect(reply('gmail')).toContainText('(picture not shown: Riverside Club logo)');
    await expect(page.getByRole('article').getByRole('img', { name: /logo|Receipt/ })).toHaveCount(0);
    await expect(reply('plainText').locator('br')).toHaveCount(4);
  });
  await test.step('replies keep their links but no tables', async () => {
    await expectLinks(reply('rules'));
    await expect(reply('rules').getByRole('table')).toHaveCount(0);
  });
  await test.step("club's text keeps its words and pictures", async () => {
    await visit({ page, sandbox, club: 'ciu' }, '/complaints');
    const text = page.getByRole('main').locator('.prose');
    const words = await readOriginalWords(original, complaints);
    await original.close();
    await expect.poll(() => findMissingWords(words, text)).toEqual([]);
    await expect(text).toContainText('(picture not shown: Receipt of 4 March)');
    await expect(text.getByRole('img', { name: 'Riverside Club logo' })).toHaveCount(1);
  });
  await test.step("club's text keeps links, pictures and the attributes of tables", async () => {
    await visit({ page, sandbox, club: 'ciu' }, '/gdpr');
    const text = page.getByRole('main');
    await expectLinks(text);
    await expect(text.getByRole('img', { name: 'The hall' })).toHaveAttribute('src', picture);
    const cell = (name: string) => text.getByRole('table').getByText(name, { exact: true });
    for (const [name, property, value] of [
      ['Doors', 'colSpan', 2],
      ['Doors', 'scope', 'colgroup'],
      ['Day', 'scope', 'col'],
      ['Weekend', 'rowSpan', 2],
      ['Weekend', 'scope', 'rowgroup'],
      ['by arrangement', 'colSpan', 2],
      ['18:00', 'rowSpan', 2],
    ] as const) {
      await expect(cell(name).first(), `${property} of ${name}`).toHaveJSProperty(property, value);
    }
    // Without its scope it would be a column header.
    await expect(text.getByRole('rowheader', { name: 'Times' })).toBeVisible();
  });
});
