/**
 * `node scripts/run.mjs COMMAND`: installs what is missing and runs `scripts/COMMAND.mjs` on the project's own Node.
 * It is all that runs before the packages are there, on whatever Node the machine has and without a shell.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { getNodePath, getNpmScript, installArgs, isInstalled } from './support/machine/toolchain.mjs';

import { onParentExit } from './support/parent-process.mjs';
import { CommandError, print, root } from './support/settings.mjs';

let running;
let stopping = false;

function stop(signal) {
  stopping = true;
  running?.kill(signal);
}

/** Runs a script in the foreground. @returns its exit code */
function runNode(node, args) {
  return new Promise((resolve, reject) => {
    running = spawn(node, args, { cwd: root, stdio: 'inherit' });
    running.once('error', (cause) =>
      reject(new CommandError(`'${node}' cannot be started: ${cause.message}`)),
    );
    running.once('exit', (code) => resolve(code ?? 1));
  });
}

async function install() {
  print('Installing packages …');
  if (await runNode(process.execPath, [getNpmScript(process.env), ...installArgs])) {
    throw new CommandError('The packages could not be installed. To see why: npm ci');
  }
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop(name));
onParentExit(() => stop('SIGTERM'));

const [command, ...args] = process.argv.slice(2);
try {
  if (!isInstalled()) await install();
  if (!stopping)
    process.exitCode = await runNode(getNodePath(), [join('scripts', `${command}.mjs`), ...args]);
} catch (error) {
  print(error instanceof CommandError ? `\n${error.message}` : error.stack);
  process.exitCode = 1;
}
