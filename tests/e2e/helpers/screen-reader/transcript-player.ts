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

const mostStops = 80;

/** Longer than the delay of a repeated announcement. */
const pauseMs = 500;

const soon = { intervals: [20, 50, 100] };

interface Walker {
  readonly page: Page;
  readonly listener: ScreenReader;
  readonly sandbox: SandboxControl;
  readonly club: string;
  /** Announced waits so far. */
  readonly awaited: Set<string>;
  readonly onStep?: (action: string) => Promise<void>;
}

/** Checks the focus indicator at every stop. */
async function tabTo({ page, listener }: Walker, key: 'Tab' | 'Shift+Tab', wanted: string): Promise<void> {
  const stops: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    const focused = await listener.readFocus();
    // The browser's own UI follows the last stop.
    if (focused === undefined) continue;
    await expectVisibleFocus(page);
    if (isMatch(wanted, focused)) return;
    stops.push(focused);
  }
  throw new Error(`${key} does not lead to ${wanted}, but to\n${[...new Set(stops)].join('\n')}`);
}

/** Signed-out pages load the rest at the first key. */
async function begin(page: Page): Promise<void> {
  await waitForScript(page, 'page-services');
  await page.keyboard.press('Shift');
  await waitForIdle(page);
}

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

/** Inserts text at once: a busy machine pauses between typed letters. */
async function type({ page }: Walker, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Each receives the rest of its line. */
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
  if (wanted.some((line) => line.startsWith('focus group '))) await listener.waitForAnnouncements();
  await walker.onStep?.(action);
}

/** Plays a transcript by keyboard only. */
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
  // Late speech is an error, too.
  await listener.startStep();
  await expect.poll(() => listener.silenceMs()).toBeGreaterThan(pauseMs);
  expect(withoutLoadingLines(await listener.readSpeech(), [], awaited), 'after the last step').toEqual([]);
}
