import type { Locator } from '@playwright/test';
import { aSupportRequest } from '../../../src/lib/samples.ts';
import { expect, test } from '../helpers/fixtures.ts';

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

test('sanitised club text keeps allowed attributes, and a reply keeps its links', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await page.route(picture, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const supportticketresponses = [{ message: links + table }];
  const ticket = aSupportRequest({
    subject: 'Rules',
    responded_at: '2026-03-05T10:00:00Z',
    supportticketresponses,
  });
  const complaints = `${links}${table}<img src="${picture}" alt="The hall">`;
  await sandbox.faults(
    { path: 'clients/current/', body: { name: 'The club', complaints } },
    { path: 'support-tickets/me/', body: [ticket] },
  );
  await signedIn(page, 'ciu');
  await open('ciu', '/complaints');
  const text = page.getByRole('main');
  await expectLinks(text);
  await expect(text.getByRole('img', { name: 'The hall' })).toHaveAttribute('src', picture);

  const heading = (name: string) => text.getByRole('table').getByText(name, { exact: true });
  await expect(heading('Doors')).toHaveJSProperty('colSpan', 2);
  await expect(heading('Doors')).toHaveAttribute('scope', 'colgroup');
  await expect(heading('Day')).toHaveAttribute('scope', 'col');
  await expect(heading('Weekend')).toHaveJSProperty('rowSpan', 2);
  await expect(heading('Weekend')).toHaveAttribute('scope', 'rowgroup');
  await expect(text.getByRole('cell', { name: 'by arrangement' })).toHaveJSProperty('colSpan', 2);
  await expect(text.getByRole('cell', { name: '18:00' })).toHaveJSProperty('rowSpan', 2);
  // Without its scope it would be a column header.
  await expect(text.getByRole('rowheader', { name: 'Times' })).toBeVisible();

  await open('ciu', '/support');
  const answer = page.getByRole('article', { name: 'Rules' });
  await expectLinks(answer);
  await expect(answer.getByRole('table')).toHaveCount(0);
});
