/**
 * `npm run listen`: walks three of the written journeys (tests/e2e/senses/scripts) in a window that Orca reads, and prints what
 * it says. Words after `--` choose among them: `npm run listen -- purchase`.
 */

import { requireOrca } from './support/machine/orca.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { localEnvironment, ports } from './support/settings.mjs';
import { buildIfStale } from './support/site/build.mjs';

const wanted = process.argv.slice(2);

await runCommand(async () => {
  await requireOrca();
  const env = localEnvironment(ports());
  await buildIfStale(env);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/listen'];
  return startNode([...args, ...(wanted.length ? [`--grep=${wanted.join('|')}`] : [])], env).ended;
}, 130);
