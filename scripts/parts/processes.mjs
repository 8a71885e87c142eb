/**
 * The processes that a command starts. Each leads a group of its own, so that whatever it starts in turn (workerd, a
 * compiler's service) ends with it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './say.mjs';
import { root } from './settings.mjs';
import { Stop } from './stop.mjs';

const patienceMs = 10_000;
const watchMs = 500;
const running = new Set();
let stopping = false;

/** Starts a program; `ended` resolves to its exit code. */
export function start(program, args, env = process.env) {
  if (stopping) throw new Stop('Stopped.');
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  running.add(child);
  const ended = new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Stop(`'${program}' cannot be started: ${cause.message}`)));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    signal(child, 'SIGKILL'); // what it left behind
    running.delete(child);
  });
  return { pid: child.pid, ended };
}

/** Starts a script or a package's command with the project's own Node, whatever the machine has. */
export function startNode(args, env) {
  return start(join(root, 'node_modules', '.bin', 'node'), args, env);
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
    return true;
  } catch {
    return false; // nobody of the group is left
  }
}

/** Ends everything that was started, politely first and as Ctrl+C does: Playwright stops its server at that alone. */
async function stopAll() {
  stopping = true;
  const groups = [...running];
  for (const child of groups) signal(child, 'SIGINT');
  const deadline = Date.now() + patienceMs;
  while (groups.some((child) => signal(child, 0)) && Date.now() < deadline) await pause(50);
  for (const child of groups) signal(child, 'SIGKILL');
}

async function leave(code) {
  if (stopping) return;
  await stopAll();
  process.exit(code);
}

/** npm does not always pass on that it was ended, so its end counts too. */
function leaveWithNpm(code) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && leave(code), watchMs).unref();
}

/**
 * Runs a command to its end and leaves nothing behind: not after Ctrl+C, not after a failure.
 * @param main resolves to the exit code
 * @param stoppedCode exit code when the user stops it
 */
export async function command(main, stoppedCode) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => leave(stoppedCode));
  leaveWithNpm(stoppedCode);
  try {
    process.exitCode = await main();
  } catch (error) {
    if (stopping) return;
    say(error instanceof Stop ? `\n${error.message}` : error.stack);
    process.exitCode = 1;
  }
  await stopAll();
}
