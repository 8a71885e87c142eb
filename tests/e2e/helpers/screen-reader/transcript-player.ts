import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { SandboxControl } from '../../../helpers/sandbox-control.ts';
import {
  differences,
  isMatch,
  parseTranscript,
  type TranscriptStep,
  type Width,
  withoutLoadingLines,
} from '../../../helpers/transcript.ts';
import { siteUrl } from '../hosts/addresses.ts';
import { waitForIdle, waitForScript } from '../waits.ts';
import { expectVisibleFocus } from './keyboard.ts';
import { ScreenReader } from './screen-reader.ts';

/** More stops than any way on a screen has. */
const mostStops = 80;

/** What is said twice is said again sooner than this. */
const pauseMs = 500;

/** Runs in the page: whoever presses the next key sooner would have a message said once more that the focus is on. */
const listenToTheEnd = () => new Promise((done) => setTimeout(done, 250));

const soon = { intervals: [20, 50, 100] };

/** Who walks, and where. */
interface Walker {
  readonly page: Page;
  readonly listener: ScreenReader;
  readonly sandbox: SandboxControl;
  readonly club: string;
  /** What was said of waits so far. */
  readonly awaited: Set<string>;
  /** Called when a step is over. */
  readonly onStep?: (action: string) => Promise<void>;
}

/** Tabs until what has the focus is said so, and looks at every stop on the way. */
async function tabTo({ page, listener }: Walker, key: 'Tab' | 'Shift+Tab', wanted: string): Promise<void> {
  const stops: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    const focused = await listener.readFocus();
    // Beyond the last stop is the browser's own bar.
    if (focused === undefined) continue;
    await expectVisibleFocus(page);
    if (isMatch(wanted, focused)) return;
    stops.push(focused);
  }
  throw new Error(`${key} does not lead to ${wanted}, but to\n${[...new Set(stops)].join('\n')}`);
}

/** Has the page at rest; where somebody is to sign in, that comes with the first key. */
async function begin(page: Page): Promise<void> {
  await waitForScript(page, 'page-services');
  await page.keyboard.press('Shift');
  await waitForIdle(page);
}

/** Opens the address in the last email. */
async function followEmail({ page, sandbox }: Walker): Promise<void> {
  const links = async () => (await sandbox.outbox()).flatMap(({ body }) => /https?:\S+/.exec(body) ?? []);
  await expect.poll(links).not.toEqual([]);
  await page.goto((await links()).at(-1) ?? '');
  await begin(page);
}

async function open({ page, club }: Walker, path: string): Promise<void> {
  await page.goto(siteUrl(club, path));
  await begin(page);
}

/** At once, as what is pasted or dictated: a busy computer would pause between letters. */
async function type({ page }: Walker, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** What a script's actions do; each takes what stands behind its words. */
const actions: Readonly<Record<string, (walker: Walker, rest: string) => Promise<void>>> = {
  open,
  'open the link of the email': followEmail,
  'tab to': (walker, wanted) => tabTo(walker, 'Tab', wanted),
  'back to': (walker, wanted) => tabTo(walker, 'Shift+Tab', wanted),
  press: ({ page }, key) => page.keyboard.press(key),
  type,
};

const longestFirst = Object.keys(actions).sort((one, other) => other.length - one.length);

function actOf(action: string): { verb: string; rest: string } {
  const verb = longestFirst.find((known) => action === known || action.startsWith(`${known} `));
  if (verb === undefined) throw new Error(`no such action: ${action}`);
  return { verb, rest: action.slice(verb.length + 1) };
}

/** Does a step, and waits until what was heard of it is what the script says. */
async function take(walker: Walker, { action, speech }: TranscriptStep): Promise<void> {
  const { listener } = walker;
  const { verb, rest } = actOf(action);
  const wanted = verb.endsWith(' to') ? [`focus ${rest}`, ...speech] : speech;
  await listener.startStep();
  await actions[verb]?.(walker, rest);
  await expect
    .poll(async () => {
      const all = await listener.readSpeech();
      return differences(wanted, withoutLoadingLines(all, wanted, walker.awaited));
    }, soon)
    .toEqual([]);
  if (wanted.some((line) => line.startsWith('focus group '))) await walker.page.evaluate(listenToTheEnd);
  await walker.onStep?.(action);
}

/** Walks a script by keyboard alone, on one width. */
export async function playTranscript(
  script: URL,
  width: Width,
  walker: Omit<Walker, 'listener' | 'awaited'>,
): Promise<void> {
  const listener = await ScreenReader.attach(walker.page);
  const awaited = new Set<string>();
  const steps = parseTranscript(await readFile(script, 'utf8'), width);
  for (const step of steps) {
    await test.step(`${step.line}: ${step.action}`, () => take({ ...walker, listener, awaited }, step));
  }
  // What comes late is too much all the same.
  await listener.startStep();
  await expect.poll(() => listener.silenceMs()).toBeGreaterThan(pauseMs);
  expect(withoutLoadingLines(await listener.readSpeech(), [], awaited), 'after the last step').toEqual([]);
}
