/**
 * A browser without a debugger. Playwright enables the Runtime domain, so V8 captures the stack of every
 * error. React creates three at its start, which costs 250 ms on a slow phone.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../e2e/helpers/hosts/chromium.ts';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** The DevTools protocol (https://chromedevtools.github.io/devtools-protocol/). */
class Devtools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #calls = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message: Message = JSON.parse(String(data));
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    });
  }

  /** @throws {Error} with the protocol's message */
  async send<Result>(method: string, params: Params = {}, sessionId?: string): Promise<Result> {
    this.#calls += 1;
    const id = this.#calls;
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }
}

export interface PlainPage {
  send<Result = unknown>(method: string, params?: Params): Promise<Result>;
  evaluate<Value>(expression: string): Promise<Value>;
  waitForPromise(expression: string): Promise<void>;
  close(): Promise<void>;
}

async function addressOf(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const piece of browser.stderr ?? []) {
    said += String(piece);
    const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${said}`);
}

async function connect(address: string): Promise<Devtools> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  return new Devtools(socket);
}

async function newPage(devtools: Devtools): Promise<PlainPage> {
  const { browserContextId } = await devtools.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await devtools.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await devtools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return {
    send: <Result>(method: string, params?: Params) => devtools.send<Result>(method, params, sessionId),
    evaluate: async <Value>(expression: string) => {
      const params = { expression, returnByValue: true };
      const { result } = await devtools.send<{ result: { value: Value } }>(
        'Runtime.evaluate',
        params,
        sessionId,
      );
      return result.value;
    },
    waitForPromise: async (expression) =>
      void (await devtools.send('Runtime.evaluate', { expression, awaitPromise: true }, sessionId)),
    close: async () => void (await devtools.send('Target.disposeBrowserContext', { browserContextId })),
  };
}

export interface PlainBrowser {
  newPage(): Promise<PlainPage>;
  close(): Promise<void>;
}

export async function launchPlainBrowser(hostResolverRules: string): Promise<PlainBrowser> {
  const { args = [], executablePath = chromium.executablePath() } = chromiumOptions(hostResolverRules);
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const process = spawn(executablePath, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  const devtools = await connect(await addressOf(process));
  return {
    newPage: () => newPage(devtools),
    async close() {
      const ended = once(process, 'exit');
      void devtools.send('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
