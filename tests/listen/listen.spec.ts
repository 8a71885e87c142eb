/** Plays three transcripts with Orca and prints its speech. */
import { findOrca } from '../../scripts/support/machine/orca.mjs';
import { test as base } from '../e2e/helpers/fixtures.ts';
import { hostResolverRules } from '../e2e/helpers/hosts/addresses.ts';
import { chromiumOptions } from '../e2e/helpers/hosts/chromium.ts';
import { playTranscript } from '../e2e/helpers/screen-reader/transcript-player.ts';
import { demoMember } from '../e2e/helpers/sign-in.ts';
import { type Orca, startOrca } from './orca.ts';

const test = base.extend<object, { orca: Orca }>({
  orca: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const orca = await startOrca(findOrca().programs);
      await use(orca);
      await orca.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ runningSandbox, orca }, use) => {
      const { args = [] } = chromiumOptions(hostResolverRules(runningSandbox.port));
      await use({
        executablePath: findOrca().programs.browser,
        headless: false,
        args: [...args, '--force-renderer-accessibility'],
        env: orca.env,
      });
    },
    { scope: 'worker' },
  ],
});

const journeys = [
  { script: 'sign-in' },
  { script: 'purchase', email: demoMember.email },
  { script: 'subscriptions', email: demoMember.email },
] as const;

const print = (line: string) => process.stdout.write(`${line}\n`);

for (const { script, ...member } of journeys) {
  test(`by ear: ${script}`, async ({ orca, page, problems, sandbox, signedIn }) => {
    problems.allow(/status of 4\d\d/);
    if ('email' in member) await signedIn(page, 'ciu', member.email);
    print(`\n${script}`);
    const onStep = async (action: string) => {
      print(`  > ${action}`);
      for (const line of await orca.readSpeech()) print(`      ${line}`);
    };
    const url = new URL(`../e2e/accessibility/transcripts/${script}.txt`, import.meta.url);
    await playTranscript(url, 'desktop', { page, sandbox, club: 'ciu', onStep });
  });
}
