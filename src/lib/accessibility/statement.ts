import testRun from './test-run.json';

/** Words that members read of each spec in tests/e2e/accessibility. */
const checks = {
  'screen-states':
    'Every screen, full, empty and failing, with long texts, light and dark: the rules of WCAG 2.2 A and AA that a program can check, contrast, the size of what is pressed, and whether all can be read from 280 pixels of width on and in large text',
  'fallback-screens':
    'The same for a missing page, a lost connection, a club that is not reached, and a crash',
  journeys:
    'The journeys of a member by keyboard alone: signing in and up, buying, wallet, subscriptions, support, profile, account. What their main screens give to a screen reader is compared word by word, and each result is announced once',
  announcements:
    'That slow replies and lost connections are announced once, an error of a form each time, and that countdowns are silent',
  'announced-spending': 'That price, balance and shortfall are announced before the button that spends',
  focus: 'That the keyboard’s focus is never lost, and is in sight also below messages and in large text',
  'forced-colours': 'That all can be told apart in the forced colours of the system',
} as const;

/** Limits of the current version: known failures, and tests that were not made. */
export const knownLimits = [
  'A program finds only some of the barriers. People who use screen readers every day have not tried this app yet, nor has it been tried with VoiceOver, TalkBack, NVDA or JAWS.',
  'The tests of this list ran in Chromium. In Firefox and WebKit the main journeys and the layout of screens are tested.',
  'The texts, pictures and logo of your club are shown as the club publishes them.',
  'The payment page belongs to the payment company, and is not part of these tests.',
  'On phones the bar at the bottom is not announced as a list of four.',
] as const;

const passed = new Map<string, number>(Object.entries(testRun.passed));

/** The last run of the accessibility tests, in which all passed. `npm run test:accessibility` writes it. */
export const lastRun = {
  /** ISO date. */
  date: testRun.date,
  /** 'Chromium 150.0 and axe-core 4.14.1' */
  tools: Object.entries(testRun.versions)
    .map((parts) => parts.join(' '))
    .join(' and '),
  /** With the number of tests that passed. */
  checks: Object.entries(checks).flatMap(([spec, text]) => {
    const count = passed.get(spec) ?? 0;
    return count > 0 ? [{ spec, text, count }] : [];
  }),
};
