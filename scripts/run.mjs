/**
 * `node scripts/run.mjs COMMAND`: installs missing packages, then runs `scripts/COMMAND.mjs` on the project's Node.
 * Imports no package and runs on the machine's Node, 20 or later.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { getNodePath, getNpmScript, installArgs, isInstalled } from './support/machine/toolchain.mjs';
import { onParentExit } from './support/parent-process.mjs';
import { CommandError, print, root } from './support/settings.mjs';

let child;
let isStopping = false;

function stop(signal) {
  isStopping = true;
  child?.kill(signal);
}

function runNode(node, args) {
  return new Promise((resolve, reject) => {
    child = spawn(node, args, { cwd: root, stdio: 'inherit' });
    child.once('error', (cause) => reject(new CommandError(`'${node}' cannot be started: ${cause.message}`)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function install() {
  print('Installing packages…');
  if (await runNode(process.execPath, [getNpmScript(process.env), ...installArgs])) {
    throw new CommandError('The packages could not be installed. Run npm ci to see the error.');
  }
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop(name));
onParentExit(() => stop('SIGTERM'));

const [command, ...args] = process.argv.slice(2);
try {
  if (!isInstalled()) await install();
  if (!isStopping)
    process.exitCode = await runNode(getNodePath(), [join('scripts', `${command}.mjs`), ...args]);
} catch (error) {
  print(error instanceof CommandError ? `\n${error.message}` : error.stack);
  process.exitCode = 1;
}
