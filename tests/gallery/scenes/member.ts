/** The menu, the profile, support, notifications and the club's texts. */
import { loadingStates, opened, type Scene, type Stage, whole } from '../scene.ts';

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
  opened('more', '/more'),
  opened('profile', '/profile', { whole: true }),
  opened('profile', '/profile', { viewer: 'newcomer', state: 'sparse', whole: true }),
  ...loadingStates('profile', '/profile', 'users/me/'),
  profile('edit', ['Edit personal info'], { whole: true }),
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
  // Its draft is there again when the profile is opened next.
  {
    screen: 'profile',
    state: 'edit, wrong',
    whole: true,
    play: async (stage) => {
      await stage.open('/profile');
      await press(stage, 'Edit personal info');
      await stage.page.getByLabel('Name').fill('');
      await stage.page.getByLabel('Phone number').fill('123');
      await press(stage, 'Save');
    },
  },
  profile('edit email', ['Edit email']),
  profile('switch client', ['Switch Client'], { clubs: ['ciu', 'riverside'] }),
  {
    screen: 'profile',
    state: 'identifier',
    play: async ({ page, open }) => {
      await open('/profile');
      await page.getByRole('tab').last().click();
    },
  },
  opened('playInControl', '/play-in-control', { viewer: 'visitor', state: 'visitor', whole: true }),
  opened('playInControl', '/play-in-control', { whole: true }),
  opened('changePassword', '/change-password'),
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
  opened('support', '/support'),
  whole('support', '/support'),
  opened('support', '/support', newcomer),
  ...loadingStates('support', '/support', 'support-tickets/me/'),
  opened('createTicket', '/support/create-ticket'),
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
      await stage.page.getByLabel('Subject').fill('Where is my deposit?');
      await stage.page.getByLabel('Description').fill('It is not in my wallet yet.');
      await press(stage, 'Open ticket');
      await stage.page.getByText('Thank you for reaching out').first().waitFor();
    },
  },
  opened('notifications', '/notifications'),
  opened('notifications', '/notifications', newcomer),
  ...loadingStates('notifications', '/notifications', 'notifications/me/'),
];

const texts: Scene[] = [
  opened('termsOfService', '/terms-of-service'),
  whole('termsOfService', '/terms-of-service'),
  whole('termsOfService', '/terms-of-service', { viewer: 'visitor', state: 'visitor, whole page' }),
  opened('gdpr', '/gdpr'),
  opened('privacyPolicy', '/privacy-policy'),
  opened('accessibility', '/accessibility'),
  opened('complaints', '/complaints'),
];

export const memberScenes: readonly Scene[] = [...account, ...help, ...texts];
