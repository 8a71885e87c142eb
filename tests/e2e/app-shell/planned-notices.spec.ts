import { expect, siteUrl, test } from '../helpers/fixtures.ts';

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1_000).toISOString();

test('planned work is told to visitors and members of the club, once in each phase, as text alone', async ({
  page,
  signedIn,
}) => {
  const list = [
    { club: 'riverside', from: hours(-1), to: hours(5), words: 'Not for this club.' },
    { club: 'ciu', from: hours(2), to: hours(3), words: '<b>Payments</b> rest.' },
  ];
  let body = JSON.stringify(list);
  await page.route('**/notices.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.goto(siteUrl('ciu', '/sign-in'));
  const notice = page.getByRole('region', { name: 'Notices' });
  await expect(notice.getByText(/^Planned for .+ to .+: <b>Payments<\/b> rest\.$/)).toBeVisible();
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu', '/wallet'));
  await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  body = JSON.stringify([...list, { club: '*', from: hours(-1), to: hours(1), words: 'The app rests.' }]);
  await page.reload();
  await expect(notice.getByText(/^Now until .+: The app rests\.$/)).toBeVisible();
});
