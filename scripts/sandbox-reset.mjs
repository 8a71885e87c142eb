/** `npm run sandbox:reset`: the demo's data as they were at the start. */
import { install } from './parts/install.mjs';
import { command, startNode } from './parts/processes.mjs';

await command(async () => {
  await install();
  return startNode(['sandbox/reset.ts']).ended;
}, 130);
