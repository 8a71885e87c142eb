import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { mailSamples } from '../../helpers/mail-samples.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { isSoak } from '../helpers/walks.ts';

const containers = [
  ...['div', 'p', 'section', 'article', 'center', 'blockquote', 'span', 'b', 'font', 'o:p', 'address'],
  ...['header', 'h1', 'h3', 'pre', 'aside', 'em', 'fieldset', 'figure', 'main'],
];

const wrap = (tag: string, content: string) => `<${tag}>${content}</${tag}>`;

/** Creates nested markup around the words w0, w1, and so on. */
function createRandomHtml(): string {
  let words = 0;
  const text = fc.constantFrom('w', 'w w', ' w ', 'w<br>', '<br>', '\n', '&nbsp;');
  const { node } = fc.letrec<{ node: string }>((tie) => {
    const nodes = fc.array(tie('node'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    const cells = fc.array(nodes, { minLength: 1, maxLength: 3 });
    const tableOf = (tag: string, cell: string) =>
      fc
        .array(cells, { minLength: 1, maxLength: 3 })
        .map((rows) =>
          wrap(
            'table',
            wrap(tag, rows.map((row) => wrap('tr', row.map((part) => wrap(cell, part)).join(''))).join('')),
          ),
        );
    return {
      node: fc.oneof(
        { maxDepth: 4, depthSize: 'small' },
        text,
        fc.tuple(fc.constantFrom(...containers), nodes).map(([tag, content]) => wrap(tag, content)),
        tableOf('tbody', 'td'),
        tableOf('thead', 'th'),
        cells.map((items) => wrap('ul', items.map((item) => wrap('li', item)).join(''))),
        cells.map((items) =>
          wrap('dl', items.map((item, index) => wrap(index % 2 ? 'dd' : 'dt', item)).join('')),
        ),
      ),
    };
  });
  return fc
    .sample(node, { seed: 20_260_304, numRuns: isSoak ? 150 : 40 })
    .join('<hr>')
    .replace(/w(?=[ <\n]|$)(?![^<]*>)/g, () => `w${words++}`);
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

const samples = { ...mailSamples, random: createRandomHtml() };

test('HTML from mail programs keeps its words separate and names its pictures', { tag: '@walk' }, async ({
  browser,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const original = await browser.newPage({ javaScriptEnabled: false });
  const complaints = Object.values(samples).slice(0, -2).join('<hr>') + samples.random;
  const tickets = Object.entries(samples).map(([name, message], index) => ({
    ...{ id: index + 1, category: 'General', subject: `Sample ${name}`, description: 'Where?' },
    ...{ created_at: '2026-03-04T10:00:00Z', responded_at: '2026-03-05T10:00:00Z' },
    supportticketresponses: [{ message }],
  }));
  await sandbox.faults(
    { path: 'clients/current/', body: { name: 'The club', complaints } },
    { path: 'support-tickets/me/', body: tickets },
  );
  await signedIn(page, 'ciu');
  await open('ciu', '/support');
  const reply = (name: string) => page.getByRole('article', { name: `Sample ${name}` });
  for (const [name, html] of Object.entries(samples)) {
    const words = await readOriginalWords(original, html);
    await expect.poll(() => findMissingWords(words, reply(name).locator('.prose')), name).toEqual([]);
  }
  await expect(reply('outlook')).toContainText('(picture not shown: Receipt of 4 March)');
  await expect(reply('outlook')).toContainText('4 March, £5.00');
  await expect(reply('gmail')).toContainText('(picture not shown: Riverside Club logo)');
  await expect(page.getByRole('article').getByRole('img', { name: /logo|Receipt/ })).toHaveCount(0);
  await expect(reply('plainText').locator('br')).toHaveCount(4);

  await page.route('https://mail.example/**', (route) => route.abort());
  await open('ciu', '/complaints');
  const text = page.getByRole('main').locator('.prose');
  const words = await readOriginalWords(original, complaints);
  await original.close();
  await expect.poll(() => findMissingWords(words, text)).toEqual([]);
  await expect(text).toContainText('(picture not shown: Receipt of 4 March)');
  await expect(text.getByRole('img', { name: 'Riverside Club logo' })).toHaveCount(1);
});
