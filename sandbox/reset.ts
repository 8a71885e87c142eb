import { rmSync } from 'node:fs';
import { readEnvironment } from './environment.ts';

const { data } = readEnvironment(process.env);
for (const file of [data, `${data}-wal`, `${data}-shm`]) rmSync(file, { force: true });
process.stdout.write(`[sandbox] ${data} is deleted; the next start begins with fresh demo data.\n`);
