/** `npm run sandbox:reset`: the demo's data as they were at the start. */
import { runCommand, startNode } from './support/processes.mjs';

await runCommand(() => startNode(['sandbox/reset.ts']).ended, 130);
