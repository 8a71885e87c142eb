/** Eight keyboard journeys with the speech of transcripts/. */
import { test } from '../helpers/fixtures.ts';
import { playTranscript } from '../helpers/screen-reader/transcript-player.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { walkTags } from '../helpers/walks.ts';

// Transitions would still run when the focus is checked.
test.setTimeout(120_000);

const journeys = [
  { title: 'signs in, with a new password', script: 'sign-in' },
  { title: 'signs up, and connects an account', script: 'sign-up' },
  { title: 'finds a raffle and buys tickets', script: 'purchase', email: demoMember.email },
  { title: 'deposits and withdraws', script: 'wallet', email: demoMember.email },
  { title: 'looks at tickets and ends a subscription', script: 'subscriptions', email: demoMember.email },
  { title: 'edits the profile and looks at the clubs', script: 'profile', email: demoMember.email },
  { title: 'writes to support', script: 'support', email: demoMember.email },
  { title: 'visits the rest', script: 'account', email: demoMember.email },
] as const;

for (const { title, script, ...member } of journeys) {
  test(`by ear, a member ${title}`, { tag: walkTags }, async ({ isMobile, page, sandbox, signedIn }) => {
    if ('email' in member) await signedIn(page, 'ciu', member.email);
    const width = isMobile ? 'phone' : 'desktop';
    const url = new URL(`transcripts/${script}.txt`, import.meta.url);
    await playTranscript(url, width, { page, sandbox, club: 'ciu' });
  });
}
