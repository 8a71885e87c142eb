import { sharedNotices, tenantUnknown } from '../../../src/lib/messages/notices.ts';
import { siteUrl } from '../../e2e/helpers/hosts/addresses.ts';
import { disableOfflineCache } from '../../e2e/helpers/page-setup.ts';
import { byVisitor, createScenes, press, type Scene } from '../scene.ts';

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

export const appShellScenes: readonly Scene[] = [
  ...createScenes(screen, '/no-such-page', [['not found'], ['not found, visitor', undefined, byVisitor]]),
  ...failures,
  ...createScenes(screen, '/tickets', [
    [
      'shell before the app',
      async ({ page, club }) => {
        await page.route(/_astro\/.*\.js/, (route) => route.abort());
        await page.goto(siteUrl(club, '/'));
      },
    ],
  ]),
  ...createScenes(screen, '/terms-of-service', [
    ['three messages', press('Copy link', 'Copy link', 'Copy link')],
  ]),
  ...createScenes(
    screen,
    '/tickets',
    [
      [
        'sidebar collapsed, tooltip',
        async ({ page }) => {
          await page.getByRole('button', { name: 'Collapse sidebar' }).waitFor();
          await page.keyboard.press('Control+b');
          await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).hover();
        },
      ],
      ['user menu', press(/Account menu/)],
      ['theme menu', press(/Theme/)],
      [
        'notifications',
        async (stage) => {
          await press(/Notifications/)(stage);
          const panel = stage.page.getByRole('region', { name: 'Notifications' });
          await panel.getByRole('listitem').first().waitFor();
        },
      ],
    ],
    { only: 'desktop' },
  ),
];
