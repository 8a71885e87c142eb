import {
  byNewcomer,
  byVisitor,
  createLoadingScenes,
  createScenes,
  fill,
  fullPage,
  press,
  type Scene,
  type Stage,
  waitForText,
} from '../scene.ts';

const chooseLastTab = ({ page }: Stage) => page.getByRole('tab').last().click();
const waitForCalendar = ({ page }: Stage) => page.getByRole('combobox', { name: 'Year' }).waitFor();

const account: Scene[] = [
  ...createScenes('more', '/more', [['loaded']]),
  ...createLoadingScenes('profile', '/profile', 'users/me/'),
  ...createScenes('profile', '/profile', [
    ['loaded', [], fullPage],
    ['sparse', [], { ...byNewcomer, ...fullPage }],
    ['edit', [press('Edit personal info')], fullPage],
    ['calendar', [press('Edit personal info', /^Date of birth/), waitForCalendar]],
    ['edit email', [press('Edit email')]],
    ['switch client', [press('Switch Client')], { tenants: ['ciu', 'riverside'] }],
    ['identifier', [chooseLastTab]],
    // Runs last: its draft is restored at the next opening of the profile.
    [
      'edit, wrong',
      [press('Edit personal info'), fill('Name', ''), fill('Phone number', '123'), press('Save')],
      fullPage,
    ],
  ]),
  ...createScenes('playInControl', '/play-in-control', [['visitor', [], byVisitor], ['loaded']], fullPage),
  ...createScenes('changePassword', '/change-password', [['loaded'], ['wrong', [press('Change password')]]]),
];

const openQuestion = ({ page }: Stage) => page.getByText(/my deposit/).click();

async function openReply({ page }: Stage): Promise<void> {
  await page.getByText('behind the bar').waitFor();
  await page
    .getByRole('link', { name: /^Reply/ })
    .first()
    .click();
  await page.getByLabel('Subject').waitFor();
}

const writeTicket = [
  fill('Subject', 'My deposit is late'),
  fill('Description', 'It is not in my wallet yet.'),
  press('Open ticket'),
];

const help: Scene[] = [
  ...createScenes('help', '/help', [['loaded'], ['visitor', [], byVisitor]], fullPage),
  ...createScenes('support', '/support', [
    ['loaded'],
    ['whole page', [], fullPage],
    ['empty', [], byNewcomer],
  ]),
  ...createLoadingScenes('support', '/support', 'support-tickets/me/'),
  ...createScenes('createTicket', '/support/create-ticket', [
    ['loaded'],
    ['question', [openQuestion]],
    ['reply', [openReply], { path: '/support' }],
    ['wrong', [press('Open ticket')]],
    ['sent', [...writeTicket, waitForText('Thank you for reaching out')]],
  ]),
  ...createScenes('notifications', '/notifications', [['loaded'], ['empty', [], byNewcomer]]),
  ...createLoadingScenes('notifications', '/notifications', 'notifications/me/'),
];

const texts: Scene[] = [
  ...createScenes('termsOfService', '/terms-of-service', [
    ['loaded'],
    ['whole page', [], fullPage],
    ['visitor, whole page', [], { ...byVisitor, ...fullPage }],
  ]),
  ...createScenes('gdpr', '/gdpr', [['loaded']]),
  ...createScenes('privacyPolicy', '/privacy-policy', [['loaded']]),
  ...createScenes('accessibility', '/accessibility', [['loaded']]),
  ...createScenes('complaints', '/complaints', [['loaded']]),
  ...createScenes('thisDevice', '/this-device', [['loaded']]),
];

export const memberScenes: readonly Scene[] = [...account, ...help, ...texts];
