/**
 * `npm run gallery`: pictures of every screen in every state, theme, width and club, on one page to look over. Words
 * after `--` narrow it to what they name: `npm run gallery -- phone wallet`.
 */

import { writeGallery } from './parts/gallery-page.mjs';
import { requireBrowser } from './parts/machine/browser.mjs';
import { command, startNode } from './parts/processes.mjs';
import { say } from './parts/say.mjs';
import { localEnvironment, ports } from './parts/settings.mjs';
import { buildIfStale } from './parts/site/build.mjs';

const wanted = process.argv.slice(2).map((word) => `(?=.*\\b${word}\\b)`);

await command(async () => {
  await requireBrowser();
  const env = localEnvironment(ports());
  await buildIfStale(env);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/gallery'];
  const code = await startNode([...args, ...(wanted.length ? [`--grep=^${wanted.join('')}`] : [])], env)
    .ended;
  say(`\nThe gallery is at ${await writeGallery()}`);
  return code;
}, 130);
