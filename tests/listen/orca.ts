import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { killWithParent, startVirtualDisplay } from '../helpers/processes.ts';

export interface OrcaPrograms {
  readonly orca: string;
  readonly bus: string;
  readonly screen: string;
}

export interface Orca {
  /** Environment of a browser that Orca reads. */
  readonly env: Record<string, string>;
  /** Returns the speech since the last call, after a silence. */
  readSpeech(): Promise<string[]>;
  close(): Promise<void>;
}

/** Silence in ms that ends a speech. */
const silenceMs = 1_500;

async function startBus(program: string): Promise<{ address: string; process: ChildProcess }> {
  const process = spawn(program, ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  killWithParent(process);
  const [address] = await once(process.stdout as Readable, 'data');
  return { address: String(address).trim(), process };
}

/** Parses the speech of Orca's log, in order. */
function parseSpeech(log: string): string[] {
  return [...log.matchAll(/SPEECH OUTPUT: '(.*?)'(?= voice=|\{|$)/gm)].flatMap(
    ([, text]) => text?.trim() || [],
  );
}

async function startReader(program: string, env: Record<string, string>, log: string) {
  const process = spawn(program, ['--replace', `--debug-file=${log}`], { stdio: 'ignore', env });
  killWithParent(process);
  const speech = async () => parseSpeech(await readFile(log, 'utf8').catch(() => ''));
  await expect.poll(speech, { timeout: 30_000 }).toContain('Screen reader on.');
  return { process, speech };
}

/** Orca runs this at its start; without it the log is buffered. */
const customizations = 'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n';

/** Starts Orca with an empty user configuration. */
export async function startOrca(programs: OrcaPrograms): Promise<Orca> {
  const home = await mkdtemp(join(tmpdir(), 'orca-'));
  await mkdir(join(home, 'orca'));
  await writeFile(join(home, 'orca', 'orca-customizations.py'), customizations);
  const screen = await startVirtualDisplay(programs.screen);
  const bus = await startBus(programs.bus);
  const env = {
    ...(process.env as Record<string, string>),
    DISPLAY: screen.display,
    DBUS_SESSION_BUS_ADDRESS: bus.address,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
  };
  const reader = await startReader(programs.orca, env, join(home, 'orca.log'));
  let readCount = 0;
  return {
    env,
    readSpeech: async () => {
      let count = -1;
      let since = 0;
      const silence = async () => {
        const now = (await reader.speech()).length;
        if (now !== count) since = Date.now();
        count = now;
        return Date.now() - since;
      };
      await expect.poll(silence, { intervals: [100], timeout: 60_000 }).toBeGreaterThan(silenceMs);
      const lines = (await reader.speech()).slice(readCount);
      readCount = count;
      return lines;
    },
    close: async () => {
      for (const { process } of [reader, bus, screen]) process.kill('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
}
