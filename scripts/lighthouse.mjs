/**
 * `npm run lighthouse`: judges the built site's public pages by Lighthouse, as on a phone. Fails with a line for each
 * figure that is not met. Words after `--` name the pages: `npm run lighthouse -- sign-in gdpr`.
 */
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { localEnvironment, ports } from './support/settings.mjs';
import { buildIfStale } from './support/site/build.mjs';

await runCommand(async () => {
  await requireBrowser();
  const env = localEnvironment(ports());
  await buildIfStale(env);
  return startNode(['tests/lighthouse/main.ts', ...process.argv.slice(2)], env).ended;
}, 130);
