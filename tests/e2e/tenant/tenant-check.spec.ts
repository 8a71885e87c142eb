import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { checkPagePath } from '../../../src/lib/tenant-check/page.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { blockStorage } from '../helpers/limited-browsers.ts';
import { wcagFindings } from '../helpers/visual-checks/wcag.ts';

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Findings that somebody should see to. */
const toCheck = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^(Check|Wrong)/ });
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The sandbox serves its logos without https, and its demo clubs write to addresses that do not exist. */
const demoLogo = /The address begins with http:/;
const demoMail = (club: string) =>
  new RegExp(`“mailto:\\w+@${club}example.com” belongs to a name that is reserved`);
const mails = (club: string, count: number) => Array.from({ length: count }, () => demoMail(club));

const expected: Readonly<Record<string, readonly RegExp[]>> = {
  ciu: [/Secondary colour: #e09f3e hardly stands out/, demoLogo, ...mails('ciu.', 5)],
  riverside: [/Secondary colour: #f2705b hardly stands out/, demoLogo, ...mails('riverside.', 5)],
  staging: [demoLogo, ...mails('', 4), /There is no text/],
  harlequin: [
    /Main colour: #ffff00 hardly stands out/,
    /Secondary colour: #fffffe hardly stands out/,
    demoLogo,
    /The quiz is skipped, because no paragraph after the question begins with \+ or -/,
    ...Array.from({ length: 4 }, () => /There is no text/),
  ],
};

async function expectFindings(page: Page, findings: readonly RegExp[]): Promise<void> {
  await expect(section(page, 'Logo').getByText(/It loads/)).toBeVisible();
  await expect(toCheck(page)).toHaveText([...findings]);
  await expect(page.getByText('This is no legal check.')).toBeVisible();
}

test('lists the findings of each demo club, with pictures, unlisted', async ({ open, page }) => {
  for (const [club, findings] of Object.entries(expected)) {
    const response = await open(club, checkPagePath);
    expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await test.step(club, () => expectFindings(page, findings));
  }
  const summary = page.getByRole('navigation', { name: 'Sections to look at' });
  await expect(summary.getByRole('link')).toHaveText([
    'Colours: 2 to check',
    'Logo: 1 to check',
    'Quiz: 1 to check',
    'Privacy Policy: 1 to check',
    'GDPR: 1 to check',
    'Accessibility: 1 to check',
    'Complaints: 1 to check',
  ]);
  await summary.getByRole('link', { name: 'Quiz' }).press('Enter');
  await expect(section(page, 'Quiz')).toBeInViewport();
  const picture = page.getByTitle('Raffles, desktop, dark');
  await page.getByText('Raffles, desktop, dark').scrollIntoViewIfNeeded();
  await expect(picture.contentFrame().getByRole('heading', { name: 'Raffles' })).toBeVisible();
  expect(await wcagFindings(page)).toEqual([]);
});

const hostile = {
  name: '<img src=x onerror=alert(1)>',
  logo_url: 'javascript:alert(1)',
  theme: { main_color: 'url(https://evil.uk)', secondary_color: '}' },
  tos: `<h1 onclick="alert(1)">Rules</h1><script>alert(1)</script><a href="#top">up</a><a href="javascript:alert(1)">go</a>
    <p>Tickets cost £1.</p><svg onload="alert(1)"></svg><iframe srcdoc="<script>alert(1)</script>"></iframe>`,
  privacy: 7,
  gdpr: `<p>${'word '.repeat(1_000_000)}`,
  quiz: '<p>Q?</p><p>- <img src=x onerror=alert(1)>a</p><p>+ b</p>',
};

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const area = document.querySelector('textarea');
    if (area) area.value = value;
  }, text);
  await page.getByRole('textbox', { name: 'Configuration as JSON' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('checks a pasted configuration by keyboard, without a connection and without storage', async ({
  context,
  failing,
  open,
  page,
}) => {
  await blockStorage(context);
  await failing('clients/current/', 500);
  await open('ciu', checkPagePath);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await context.setOffline(true);
  await retry.press('Enter');
  await expect(page.getByText('This will load by itself once you are connected.')).toBeVisible();

  await page.getByText('Check a configuration before it is live').focus();
  await page.keyboard.press('Enter');
  await paste(page, ' ');
  await expect(toCheck(page)).toHaveText([/Nothing was pasted/]);
  await paste(page, '{"name":');
  await expect(toCheck(page)).toHaveText([/The text is not JSON/]);
  await paste(page, JSON.stringify(hostile));
  await expect(toCheck(page)).toHaveText([
    /privacy is a number; it has to be a text/,
    /The name looks like HTML/,
    /Main colour: “url\(https:\/\/evil.uk\)” cannot be read as a colour/,
    /Secondary colour: “}” cannot be read as a colour/,
    /The address begins with “javascript:”/,
    /takes out these elements: iframe ×1, script ×1, svg ×1/,
    /takes out these attributes: href ×2, onclick ×1, onload ×1, srcdoc ×1/,
    /1 link within the page is dead in the app: “#top”/,
    /The link “go”: “javascript:alert\(1\)” begins with javascript:/,
    /There is no text/,
    /The text has 5,000,003 characters: too long/,
    /There is no text/,
    /There is no text/,
  ]);
  const price = section(page, 'Terms of Service').getByRole('term').filter({ hasText: 'price' });
  await expect(price.locator('+ *')).toHaveText('found');
  await expect(section(page, 'Quiz').getByRole('listitem').filter({ hasText: 'Right answer' })).toHaveText(
    /^b/,
  );
});

test('is unknown to members: no link, no shared file, nothing in the service worker', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const others = files.filter(
    (file) => /\.(html|js|css|json|webmanifest|txt)$/.test(file) && !file.startsWith('club-check'),
  );
  expect(others.filter((file) => readFileSync(dist + file, 'utf8').includes('club-check'))).toEqual([]);
  expect(readFileSync(`${dist}club-check.html`, 'utf8')).not.toContain('/_astro/');
});
