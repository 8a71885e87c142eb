import { rmSync } from 'node:fs';
import type { BackendProfile } from './profiles/backend-profile.ts';
import { startSandbox } from './server.ts';

function print(line: string): void {
  process.stdout.write(`[sandbox] ${line}\n`);
}

function parseProfile(name: string): BackendProfile {
  if (name !== '' && name !== 'django')
    throw new Error(`SANDBOX_PROFILE is '${name}', but only 'django' is valid.`);
  return name === '' ? {} : { backend: name };
}

const {
  SANDBOX_PORT = '8787',
  SITE_PORT = '4321',
  SANDBOX_DATA: data = '.data/sandbox.sqlite',
  SANDBOX_PROFILE = '',
} = process.env;

/** Deletes the data file. The next start creates the demo data. */
function reset(): void {
  for (const file of [data, `${data}-wal`, `${data}-shm`]) rmSync(file, { force: true });
  print(`Deleted ${data}. The next start creates new demo data.`);
}

async function serve(): Promise<void> {
  const [port, sitePort] = [Number(SANDBOX_PORT), Number(SITE_PORT)];
  const profile = parseProfile(SANDBOX_PROFILE);
  const sandbox = await startSandbox({ port, sitePort, data, profile, log: print }).catch((error: Error) => {
    print(error.message);
    process.exit(1);
  });
  print(
    `API at http://ciu.praxis.localhost:${sandbox.port}/ for the site on port ${sitePort}; data in ${data}.`,
  );
  if (profile.backend) print(`It replies like an ordinary ${profile.backend} backend (SANDBOX_PROFILE).`);
  print('This is a demo on your machine, not for production: no real money, no real emails.');
  const stop = async () => {
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

if (process.argv[2] === 'reset') reset();
else await serve();
