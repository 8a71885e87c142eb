/**
 * `npm run listen`: runs three journeys (tests/e2e/senses/scripts) with the Orca screen reader and prints its speech.
 * Words select journeys: `npm run listen -- purchase`.
 */
import { requireOrca } from './support/machine/orca.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { localEnvironment, ports } from './support/settings.mjs';
import { buildIfStale } from './support/site/build.mjs';

const journeys = process.argv.slice(2);

await runCommand(async () => {
  await requireOrca();
  const env = localEnvironment(ports());
  await buildIfStale(env);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/listen'];
  return startNode([...args, ...(journeys.length ? [`--grep=${journeys.join('|')}`] : [])], env).ended;
}, 130);
