import { expect, it } from 'vitest';
import { renderStatusPage } from '../../../scripts/support/status-page.mjs';

const site = 'https://riverside.club.example';
const checkedAt = new Date('2026-11-26T09:30:00Z');
const passed = { name: 'every screen has its page', isPassed: true, detail: '' };

const render = (...checks: (typeof passed)[]) =>
  renderStatusPage({ site, checkedAt, groups: [{ title: 'Site', checks }] });

it('status page shows the passed checks with their site and time', () => {
  const page = render(passed);
  expect(page).toContain(`<title>✓ Status of ${site}</title>`);
  expect(page).toContain('Everything works. Checked at <time>2026-11-26T09:30:00.000Z</time>.');
  expect(page).toContain('<td>✓ passed</td><td>every screen has its page</td>');
});

it('status page shows the failed checks with their reasons, and escapes texts', () => {
  const page = render({ name: 'GET <b>', isPassed: false, detail: '✗ price is "1,00" & more' }, passed);
  expect(page).toContain(`<title>✗ Status of ${site}</title>`);
  expect(page).toContain('1 of the checks failed.');
  const reason = '<pre>✗ price is &quot;1,00&quot; &amp; more</pre>';
  expect(page).toContain(`<td>✗ failed</td><td>GET &lt;b&gt;${reason}</td>`);
});
