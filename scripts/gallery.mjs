/**
 * `npm run gallery`: pictures of every screen in every state, theme, width and club, on one page to look over. Words
 * after `--` narrow it to what they name: `npm run gallery -- phone wallet`.
 */

import { writeGallery } from './support/gallery-page.mjs';
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { localEnvironment, ports, print } from './support/settings.mjs';

import { buildIfStale } from './support/site/build.mjs';

const wanted = process.argv.slice(2).map((word) => `(?=.*\\b${word}\\b)`);

await runCommand(async () => {
  await requireBrowser();
  const env = localEnvironment(ports());
  await buildIfStale(env);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/gallery'];
  const code = await startNode([...args, ...(wanted.length ? [`--grep=^${wanted.join('')}`] : [])], env)
    .ended;
  print(`\nThe gallery is at ${await writeGallery()}`);
  return code;
}, 130);
