/**
 * `npm run bench`: times, sizes and growth of the built site beside pages with nothing else, written to tests/bench/results.md.
 * Fails when a bar is exceeded.
 */
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { CommandError, localEnvironment, ports } from './support/settings.mjs';
import { build } from './support/site/build.mjs';

const barePages = ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--root', 'tests/bench/bare'];

await runCommand(async () => {
  await requireBrowser();
  const env = localEnvironment(ports());
  if ((await build(env)) || (await startNode(barePages, env).ended)) {
    throw new CommandError('What is to be measured could not be built.');
  }
  return startNode(['tests/bench/main.ts'], env).ended;
}, 130);
