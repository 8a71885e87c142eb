import {
  byNewcomer,
  byVisitor,
  createLoadingScenes,
  createScenes,
  press,
  type Scene,
  wholePage,
} from '../scene.ts';

const account: Scene[] = [
  ...createScenes('more', '/more', [['loaded']]),
  ...createLoadingScenes('profile', '/profile', 'users/me/'),
  ...createScenes('profile', '/profile', [
    ['loaded', undefined, wholePage],
    ['sparse', undefined, { ...byNewcomer, ...wholePage }],
    ['edit', press('Edit personal info'), wholePage],
    [
      'calendar',
      async (stage) => {
        await press('Edit personal info', /^Date of birth/)(stage);
        await stage.page.getByRole('dialog').getByRole('combobox', { name: 'Year' }).waitFor();
      },
    ],
    ['edit email', press('Edit email')],
    ['switch client', press('Switch Client'), { tenants: ['ciu', 'riverside'] }],
    ['identifier', ({ page }) => page.getByRole('tab').last().click()],
    // Runs last: its draft is restored at the next opening of the profile.
    [
      'edit, wrong',
      async (stage) => {
        await press('Edit personal info')(stage);
        await stage.page.getByLabel('Name').fill('');
        await stage.page.getByLabel('Phone number').fill('123');
        await press('Save')(stage);
      },
      wholePage,
    ],
  ]),
  ...createScenes('playInControl', '/play-in-control', [
    ['visitor', undefined, { ...byVisitor, ...wholePage }],
    ['loaded', undefined, wholePage],
  ]),
  ...createScenes('changePassword', '/change-password', [['loaded'], ['wrong', press('Change password')]]),
];

const createTicket: Scene[] = createScenes('createTicket', '/support/create-ticket', [
  ['loaded'],
  ['question', ({ page }) => page.getByText(/my deposit/).click()],
  [
    'reply',
    async ({ page }) => {
      await page.getByText('behind the bar').waitFor();
      await page
        .getByRole('link', { name: /^Reply/ })
        .first()
        .click();
      await page.getByLabel('Subject').waitFor();
    },
    { path: '/support' },
  ],
  ['wrong', press('Open ticket')],
  [
    'sent',
    async (stage) => {
      await stage.page.getByLabel('Subject').fill('My deposit is late');
      await stage.page.getByLabel('Description').fill('It is not in my wallet yet.');
      await press('Open ticket')(stage);
      await stage.page.getByText('Thank you for reaching out').first().waitFor();
    },
  ],
]);

const help: Scene[] = [
  ...createScenes('help', '/help', [['loaded'], ['visitor', undefined, byVisitor]], wholePage),
  ...createScenes('support', '/support', [
    ['loaded'],
    ['whole page', undefined, wholePage],
    ['empty', undefined, byNewcomer],
  ]),
  ...createLoadingScenes('support', '/support', 'support-tickets/me/'),
  ...createTicket,
  ...createScenes('notifications', '/notifications', [['loaded'], ['empty', undefined, byNewcomer]]),
  ...createLoadingScenes('notifications', '/notifications', 'notifications/me/'),
];

const texts: Scene[] = [
  ...createScenes('termsOfService', '/terms-of-service', [
    ['loaded'],
    ['whole page', undefined, wholePage],
    ['visitor, whole page', undefined, { ...byVisitor, ...wholePage }],
  ]),
  ...createScenes('gdpr', '/gdpr', [['loaded']]),
  ...createScenes('privacyPolicy', '/privacy-policy', [['loaded']]),
  ...createScenes('accessibility', '/accessibility', [['loaded']]),
  ...createScenes('complaints', '/complaints', [['loaded']]),
  ...createScenes('thisDevice', '/this-device', [['loaded']]),
];

export const memberScenes: readonly Scene[] = [...account, ...help, ...texts];
