/** `npm run sandbox:reset`: the demo's data as they were at the start. */
import { command, startNode } from './support/processes.mjs';

await command(() => startNode(['sandbox/reset.ts']).ended, 130);
