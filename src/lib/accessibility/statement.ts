import testRun from './test-run.json';

/** The text that members read about each spec in tests/e2e/accessibility. */
const checks = {
  'screen-states':
    'Every screen, light and dark, full, empty and failing. Automatic WCAG 2.2 A and AA checks, contrast, button size, 280-pixel screens and large text',
  'fallback-screens': "The same for page not found, no connection, a club that doesn't load and a crash",
  journeys:
    'What is announced, word for word, with a keyboard only. Sign in, sign up, buying, wallet, subscriptions, support and profile',
  announcements:
    'Results, slow loading and lost connections are announced once, form errors every time. Countdowns stay silent',
  'announced-spending': 'Price, balance and any shortfall are announced before the button that spends',
  focus: 'You never lose your place with a keyboard, even under messages or in large text',
  'forced-colours': 'Everything stays visible in high contrast (forced colours) mode',
} as const;

/** Known failures of the current version, and tests that nobody has run. */
export const knownLimits = [
  "Automatic tests find only some problems. People who use screen readers every day haven't tested the app yet.",
  "We haven't tested with VoiceOver, TalkBack, NVDA or JAWS.",
  'These tests ran in Chromium. In Firefox and WebKit we test the main tasks and the layout.',
  "We show your club's text, pictures and logo as your club made them.",
  "The payment page belongs to the payment company. We don't test it.",
  "On phones, the bottom bar isn't announced as a list of 4.",
] as const;

const passed = new Map<string, number>(Object.entries(testRun.passed));

/** The last accessibility test run in which every test passed, written by `npm run test:accessibility`. */
export const lastRun = {
  /** ISO date. */
  date: testRun.date,
  /** 'Chromium 150.0 and axe-core 4.14.1' */
  tools: Object.entries(testRun.versions)
    .map((parts) => parts.join(' '))
    .join(' and '),
  /** `count` is the number of tests that passed. */
  checks: Object.entries(checks).flatMap(([spec, text]) => {
    const count = passed.get(spec) ?? 0;
    return count > 0 ? [{ spec, text, count }] : [];
  }),
};
