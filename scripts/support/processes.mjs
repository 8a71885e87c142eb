/**
 * The processes that a command starts. Each ends with whatever it starts in turn (workerd, a compiler's service): a
 * group of processes of its own sees to that where there are such groups, the system's `taskkill` on Windows.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { onParentExit } from './parent-process.mjs';
import { CommandError, print, root } from './settings.mjs';

const patienceMs = 10_000;
const running = new Set();
let stopping = false;

async function exitCodeOf(child, program) {
  const { exitCode, code, originalMessage } = await child;
  child.kill('SIGKILL'); // what it left behind
  running.delete(child);
  if (code !== undefined) throw new CommandError(`'${program}' cannot be started: ${originalMessage}`);
  return exitCode ?? 1;
}

/** Starts a program; `ended` resolves to its exit code. */
export function start(program, args, env = process.env) {
  if (stopping) throw new CommandError('Stopped.');
  const child = execa(program, args, {
    cwd: root,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    killDescendants: true,
    reject: false,
  });
  running.add(child);
  return { ended: exitCodeOf(child, program) };
}

/** Starts a script or a package's command with the project's own Node, which runs this one, too. */
export function startNode(args, env) {
  return start(process.execPath, args, env);
}

/** Ends everything that was started, politely first and as Ctrl+C does: Playwright stops its server at that alone. */
async function stopAll() {
  stopping = true;
  const children = [...running];
  for (const child of children) child.kill('SIGINT');
  const deadline = Date.now() + patienceMs;
  while (children.some((child) => child.kill(0)) && Date.now() < deadline) await pause(50);
  for (const child of children) child.kill('SIGKILL');
}

async function leave(code) {
  if (stopping) return;
  await stopAll();
  process.exit(code);
}

/**
 * Runs a command to its end and leaves nothing behind: not after Ctrl+C, not after a failure.
 * @param main resolves to the exit code
 * @param stoppedCode exit code when the user stops it
 */
export async function runCommand(main, stoppedCode) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => leave(stoppedCode));
  onParentExit(() => leave(stoppedCode));
  try {
    process.exitCode = await main();
  } catch (error) {
    if (stopping) return;
    print(error instanceof CommandError ? `\n${error.message}` : error.stack);
    process.exitCode = 1;
  }
  await stopAll();
}
