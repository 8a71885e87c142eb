import { test as base, type LaunchOptions, type Page, type Response } from '@playwright/test';
import { type RunningSandbox, startSandbox } from '../../../sandbox/server.ts';
import { createSandboxControl, type SandboxControl } from '../../helpers/sandbox-control.ts';
import { type AnnouncedWins, openDrawAt, readWins, saveAnnouncedWins } from './demo-data.ts';
import { hostResolverRules, sitePort, siteUrl } from './hosts/addresses.ts';
import { chromiumOptions, sharedProcessFlags, shortLivedFlags } from './hosts/chromium.ts';
import { Problems } from './problems.ts';
import { demoMember, signInBefore, signInByForm } from './sign-in.ts';

export { expect } from '@playwright/test';
export { demoTenants, siteUrl } from './hosts/addresses.ts';

type SignIn = (page: Page, club: string, email?: string) => Promise<void>;

interface WorkerFixtures {
  runningSandbox: RunningSandbox & {
    readonly demoWins: AnnouncedWins;
    /** Its own errors, in the order of their appearance. */
    readonly errors: string[];
  };
  launchOptions: LaunchOptions;
  /** Whether tabs run at the same time, each in a process of its own. */
  hasProcessPerTab: boolean;
}

interface TestFixtures {
  /** Whether this browser has announced the demo member's wins before. */
  hasAnnouncedWins: boolean;
  /** Reset to the demo data before each test. */
  sandbox: SandboxControl;
  /** Checked after each test. */
  problems: Problems;
  /** Opens an address of a club in the test's page. */
  open: (club: string, path?: string) => Promise<Response | null>;
  /** Makes the API refuse a call, such as `PUT users/me/` or, for every method, `users/me/`. */
  failing: (call: string, status: number, body?: unknown) => Promise<void>;
  signIn: SignIn;
  /** Signs in by stored tokens, which is faster. */
  signedIn: SignIn;
  openDraw: (page: Page, club: string, name: string) => Promise<void>;
}

/** Excludes live regions from `getByText`, because they briefly repeat messages. */
function excludeLiveRegions(page: Page): void {
  const find = page.getByText.bind(page);
  page.getByText = (...wanted) =>
    find(...wanted).and(page.locator(':not(#announcer *, #alerts *, [data-live] *)'));
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  runningSandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use) => {
      const errors: string[] = [];
      const log = (line: string) => {
        if (!line.startsWith('Email to ')) errors.push(line);
      };
      const running = await startSandbox({ port: 0, data: ':memory:', sitePort, log });
      await use({ ...running, errors, demoWins: await readWins(running.port) });
      await running.close();
    },
    { scope: 'worker' },
  ],

  hasProcessPerTab: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ runningSandbox, hasProcessPerTab }, use) => {
      const flags = hasProcessPerTab ? shortLivedFlags : [...shortLivedFlags, ...sharedProcessFlags];
      await use(chromiumOptions(hostResolverRules(runningSandbox.port), ...flags));
    },
    { scope: 'worker' },
  ],

  hasAnnouncedWins: [true, { option: true }],

  sandbox: [
    async ({ runningSandbox }, use) => {
      const control = createSandboxControl(`http://127.0.0.1:${runningSandbox.port}`);
      await control.reset();
      await use(control);
    },
    { auto: true },
  ],

  problems: [
    async ({ runningSandbox: { errors } }, use) => {
      const problems = new Problems();
      await use(problems);
      for (const error of errors.splice(0)) problems.report(`sandbox: ${error}`);
      problems.check();
    },
    { auto: true },
  ],

  context: async ({ context, runningSandbox, problems, hasAnnouncedWins }, use) => {
    if (hasAnnouncedWins) await saveAnnouncedWins(context, runningSandbox.demoWins);
    problems.track(context);
    context.on('page', excludeLiveRegions);
    await use(context);
  },

  open: async ({ page }, use) => use((club, path) => page.goto(siteUrl(club, path))),

  failing: async ({ sandbox }, use) =>
    use((call, status, body) => {
      const [path = '', method] = call.split(' ').reverse();
      return sandbox.faults({ path, status, body, ...(method && { method }) });
    }),

  // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
  signIn: async ({}, use) => use((page, club, email = demoMember.email) => signInByForm(page, club, email)),

  signedIn: async ({ runningSandbox }, use) =>
    use((page, club, email = demoMember.email) => signInBefore(page, runningSandbox.port, club, email)),

  openDraw: async ({ runningSandbox }, use) =>
    use((page, club, name) => openDrawAt(page, runningSandbox.port, club, name)),
});
