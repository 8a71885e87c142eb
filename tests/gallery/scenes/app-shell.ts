import { sharedNotices, tenantUnknown } from '../../../src/lib/messages/notices.ts';
import { siteUrl } from '../../e2e/helpers/hosts/addresses.ts';
import { disableOfflineCache } from '../../e2e/helpers/page-setup.ts';
import { createLoadedScene, type Scene, type Stage } from '../scene.ts';

const desktop = { screen: 'frame', only: 'desktop' } as const;

async function press({ page, open }: Stage, name: string | RegExp): Promise<void> {
  await open('/tickets');
  await page.getByRole('button', { name }).click();
}

export const appShellScenes: readonly Scene[] = [
  createLoadedScene('frame', '/no-such-page', { state: 'not found' }),
  createLoadedScene('frame', '/no-such-page', { state: 'not found, visitor', viewer: 'visitor' }),
  {
    screen: 'frame',
    state: 'unknown club',
    viewer: 'visitor',
    tenants: ['ciu'],
    play: async ({ page }) => {
      await page.goto(siteUrl('nobody', '/sign-in'));
      await page.getByRole('heading', { name: tenantUnknown }).waitFor();
    },
  },
  {
    screen: 'frame',
    state: 'shell before the app',
    play: async ({ page, open, club }) => {
      await open('/tickets');
      await page.route(/_astro\/.*\.js/, (route) => route.abort());
      await page.goto(siteUrl(club, '/'));
    },
  },
  {
    screen: 'frame',
    state: 'crash',
    tenants: ['ciu'],
    play: async ({ page, open, start }) => {
      await open('/tickets');
      const body = "export default () => { throw new Error('a defect') }";
      await page.route(/_astro\/notifications\./, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await start('/notifications');
      await page.getByText('Application Error').waitFor();
    },
  },
  {
    screen: 'frame',
    state: 'member not loaded',
    play: async ({ page, sandbox, open }) => {
      await disableOfflineCache(page);
      await sandbox.faults({ path: 'users/me/', status: 500 });
      await open('/notifications');
      await page.locator('[data-slot=notices]').getByText(sharedNotices.memberMissing).waitFor();
    },
  },
  {
    screen: 'frame',
    state: 'three messages',
    play: async ({ page, open }) => {
      await open('/terms-of-service');
      for (let count = 0; count < 3; count += 1)
        await page.getByRole('button', { name: 'Copy link' }).click();
    },
  },
  {
    ...desktop,
    state: 'sidebar collapsed, tooltip',
    play: async ({ page, open }) => {
      await open('/tickets');
      await page.getByRole('button', { name: 'Collapse sidebar' }).waitFor();
      await page.keyboard.press('Control+b');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).hover();
    },
  },
  { ...desktop, state: 'user menu', play: (stage) => press(stage, /Account menu/) },
  { ...desktop, state: 'theme menu', play: (stage) => press(stage, 'Theme') },
  {
    ...desktop,
    state: 'notifications',
    play: async (stage) => {
      await press(stage, 'Notifications');
      await stage.page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    },
  },
];
