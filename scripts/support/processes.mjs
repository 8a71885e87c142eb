import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { onParentExit } from './parent-process.mjs';
import { CommandError, print, root } from './settings.mjs';

const shutdownTimeoutMs = 10_000;
const running = new Set();
let isStopping = false;

async function waitForExitCode(child, program) {
  const { exitCode, code, originalMessage } = await child;
  child.kill('SIGKILL'); // its descendants
  running.delete(child);
  if (code !== undefined) throw new CommandError(`'${program}' cannot be started: ${originalMessage}`);
  return exitCode ?? 1;
}

/**
 * Starts a program and kills its descendants with it. `ended` resolves to its exit code.
 * @param output `ignore` keeps it silent
 */
export function start(program, args, env = process.env, output = 'inherit') {
  if (isStopping) throw new CommandError('Stopped.');
  const child = execa(program, args, {
    cwd: root,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    killDescendants: true,
    reject: false,
  });
  running.add(child);
  return { ended: waitForExitCode(child, program), stop: () => child.kill('SIGKILL') };
}

export function startNode(args, env, output) {
  return start(process.execPath, args, env, output);
}

/** Sends SIGINT first, because Playwright stops its servers only then. */
async function stopAll() {
  isStopping = true;
  const children = [...running];
  for (const child of children) child.kill('SIGINT');
  const deadline = Date.now() + shutdownTimeoutMs;
  while (children.some((child) => child.kill(0)) && Date.now() < deadline) await pause(50);
  for (const child of children) child.kill('SIGKILL');
}

async function exit(code) {
  if (isStopping) return;
  await stopAll();
  process.exit(code);
}

/**
 * Runs a command, then stops every process that it started.
 * @param main resolves to the exit code
 * @param stoppedCode exit code after Ctrl+C
 */
export async function runCommand(main, stoppedCode) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => exit(stoppedCode));
  onParentExit(() => exit(stoppedCode));
  try {
    process.exitCode = await main();
  } catch (error) {
    if (isStopping) return;
    print(error instanceof CommandError ? `\n${error.message}` : error.stack);
    process.exitCode = 1;
  }
  await stopAll();
}
