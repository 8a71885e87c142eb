import {
  createFullPageScene,
  createLoadedScene,
  createLoadingScenes,
  type Scene,
  type Stage,
} from '../scene.ts';

const newcomer = { state: 'empty', viewer: 'newcomer' } as const;

const press = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();

const profile = (state: string, steps: readonly string[], more: Partial<Scene> = {}): Scene => ({
  screen: 'profile',
  state,
  play: async (stage) => {
    await stage.open('/profile');
    for (const name of steps) await press(stage, name);
  },
  ...more,
});

const account: Scene[] = [
  createLoadedScene('more', '/more'),
  createLoadedScene('profile', '/profile', { isFullPage: true }),
  createLoadedScene('profile', '/profile', { viewer: 'newcomer', state: 'sparse', isFullPage: true }),
  ...createLoadingScenes('profile', '/profile', 'users/me/'),
  profile('edit', ['Edit personal info'], { isFullPage: true }),
  {
    screen: 'profile',
    state: 'calendar',
    play: async (stage) => {
      await stage.open('/profile');
      await press(stage, 'Edit personal info');
      await stage.page.getByRole('button', { name: 'Date of birth' }).click();
      await stage.page.getByRole('dialog').getByRole('combobox', { name: 'Year' }).waitFor();
    },
  },
  // Runs last: its draft is restored at the next opening of the profile.
  {
    screen: 'profile',
    state: 'edit, wrong',
    isFullPage: true,
    play: async (stage) => {
      await stage.open('/profile');
      await press(stage, 'Edit personal info');
      await stage.page.getByLabel('Name').fill('');
      await stage.page.getByLabel('Phone number').fill('123');
      await press(stage, 'Save');
    },
  },
  profile('edit email', ['Edit email']),
  profile('switch client', ['Switch Client'], { tenants: ['ciu', 'riverside'] }),
  {
    screen: 'profile',
    state: 'identifier',
    play: async ({ page, open }) => {
      await open('/profile');
      await page.getByRole('tab').last().click();
    },
  },
  createLoadedScene('playInControl', '/play-in-control', {
    viewer: 'visitor',
    state: 'visitor',
    isFullPage: true,
  }),
  createLoadedScene('playInControl', '/play-in-control', { isFullPage: true }),
  createLoadedScene('changePassword', '/change-password'),
  {
    screen: 'changePassword',
    state: 'wrong',
    play: async (stage) => {
      await stage.open('/change-password');
      await press(stage, 'Change password');
    },
  },
];

const help: Scene[] = [
  createLoadedScene('help', '/help', { isFullPage: true }),
  createLoadedScene('help', '/help', { viewer: 'visitor', state: 'visitor', isFullPage: true }),
  createLoadedScene('support', '/support'),
  createFullPageScene('support', '/support'),
  createLoadedScene('support', '/support', newcomer),
  ...createLoadingScenes('support', '/support', 'support-tickets/me/'),
  createLoadedScene('createTicket', '/support/create-ticket'),
  {
    screen: 'createTicket',
    state: 'question',
    play: async ({ page, open }) => {
      await open('/support/create-ticket');
      await page.getByText(/my deposit/).click();
    },
  },
  {
    screen: 'createTicket',
    state: 'reply',
    play: async ({ page, open }) => {
      await open('/support');
      await page.getByText('behind the bar').waitFor();
      await page
        .getByRole('link', { name: /^Reply/ })
        .first()
        .click();
      await page.getByLabel('Subject').waitFor();
    },
  },
  {
    screen: 'createTicket',
    state: 'wrong',
    play: async (stage) => {
      await stage.open('/support/create-ticket');
      await press(stage, 'Open ticket');
    },
  },
  {
    screen: 'createTicket',
    state: 'sent',
    play: async (stage) => {
      await stage.open('/support');
      await stage.page.getByRole('link', { name: 'Create ticket' }).first().click();
      await stage.page.getByLabel('Subject').fill('My deposit is late');
      await stage.page.getByLabel('Description').fill('It is not in my wallet yet.');
      await press(stage, 'Open ticket');
      await stage.page.getByText('Thank you for reaching out').first().waitFor();
    },
  },
  createLoadedScene('notifications', '/notifications'),
  createLoadedScene('notifications', '/notifications', newcomer),
  ...createLoadingScenes('notifications', '/notifications', 'notifications/me/'),
];

const texts: Scene[] = [
  createLoadedScene('termsOfService', '/terms-of-service'),
  createFullPageScene('termsOfService', '/terms-of-service'),
  createFullPageScene('termsOfService', '/terms-of-service', {
    viewer: 'visitor',
    state: 'visitor, whole page',
  }),
  createLoadedScene('gdpr', '/gdpr'),
  createLoadedScene('privacyPolicy', '/privacy-policy'),
  createLoadedScene('accessibility', '/accessibility'),
  createLoadedScene('complaints', '/complaints'),
  createLoadedScene('thisDevice', '/this-device'),
];

export const memberScenes: readonly Scene[] = [...account, ...help, ...texts];
