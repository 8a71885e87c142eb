import { sharedNotices, tenantUnknown } from '../../../src/lib/messages/notices.ts';
import { siteUrl } from '../../e2e/helpers/hosts/addresses.ts';
import { disableOfflineCache } from '../../e2e/helpers/page-setup.ts';
import { byVisitor, createScenes, press, type Scene, type Stage } from '../scene.ts';

const screen = 'frame';

/** Scenes with preparations of their own. */
const failures: Scene[] = [
  {
    screen,
    state: 'unknown club',
    tenants: ['ciu'],
    ...byVisitor,
    play: async ({ page }) => {
      await page.goto(siteUrl('nobody', '/sign-in'));
      await page.getByRole('heading', { name: tenantUnknown }).waitFor();
    },
  },
  {
    screen,
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
    screen,
    state: 'member not loaded',
    play: async ({ page, sandbox, open }) => {
      await disableOfflineCache(page);
      await sandbox.faults({ path: 'users/me/', status: 500 });
      await open('/notifications');
      await page.locator('[data-slot=notices]').getByText(sharedNotices.memberMissing).waitFor();
    },
  },
];

async function showShell({ page, club }: Stage): Promise<void> {
  await page.route(/_astro\/.*\.js/, (route) => route.abort());
  await page.goto(siteUrl(club, '/'));
}

async function collapseSidebar({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Collapse sidebar' }).waitFor();
  await page.keyboard.press('Control+b');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).hover();
}

const waitForNotifications = ({ page }: Stage) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();

export const appShellScenes: readonly Scene[] = [
  ...createScenes(screen, '/no-such-page', [['not found'], ['not found, visitor', [], byVisitor]]),
  ...failures,
  ...createScenes(screen, '/terms-of-service', [
    ['three messages', [press('Copy link', 'Copy link', 'Copy link')]],
  ]),
  ...createScenes(screen, '/tickets', [['shell before the app', [showShell]]]),
  ...createScenes(
    screen,
    '/tickets',
    [
      ['sidebar collapsed, tooltip', [collapseSidebar]],
      ['user menu', [press(/Account menu/)]],
      ['theme menu', [press(/Theme/)]],
      ['notifications', [press(/Notifications/), waitForNotifications]],
    ],
    { only: 'desktop' },
  ),
];
