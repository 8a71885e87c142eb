import { describe, expect, it } from 'vitest';
import { renderStatusPage } from '../../../scripts/support/status-page.mjs';

const site = 'https://riverside.club.example';
const checkedAt = new Date('2026-11-26T09:30:00Z');

function render(...checks: { name: string; isPassed: boolean; detail: string }[]) {
  return renderStatusPage({ site, checkedAt, groups: [{ title: 'Site', checks }] });
}

describe('status page', () => {
  it('shows the passed checks with their site and time', () => {
    const page = render({ name: 'every screen has its page', isPassed: true, detail: '' });
    expect(page).toContain(`<title>✓ Status of ${site}</title>`);
    expect(page).toContain('Everything works. Checked at <time>2026-11-26T09:30:00.000Z</time>.');
    expect(page).toContain('<td>✓ passed</td><td>every screen has its page</td>');
  });

  it('shows the failed checks with their reasons', () => {
    const page = render(
      { name: 'GET draws/public/', isPassed: false, detail: '✗ price is "1,00"' },
      { name: 'GET users/me/', isPassed: true, detail: '· slow' },
    );
    expect(page).toContain(`<title>✗ Status of ${site}</title>`);
    expect(page).toContain('1 of the checks failed.');
    expect(page).toContain(
      '<td>✗ failed</td><td>GET draws/public/<pre>✗ price is &quot;1,00&quot;</pre></td>',
    );
  });

  it('escapes texts from the deployment', () => {
    const page = render({ name: '<b>', isPassed: false, detail: '<script>alert(1)</script> & more' });
    expect(page).toContain('&lt;b&gt;<pre>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</pre>');
  });
});
