import { readEnvironment } from './environment.ts';
import { startSandbox } from './server.ts';

function print(line: string): void {
  process.stdout.write(`[sandbox] ${line}\n`);
}

const { port, sitePort, data, profile } = readEnvironment(process.env);
const sandbox = await startSandbox({ port, sitePort, data, profile, log: print }).catch((error: Error) => {
  print(error.message);
  process.exit(1);
});
print(
  `API at http://ciu.praxis.localhost:${sandbox.port}/ for the site on port ${sitePort}; data in ${data}.`,
);
if (profile.backend) print(`It answers as an ordinary backend of ${profile.backend} does (SANDBOX_MANNER).`);
print('This is a demo on your own machine and no production service: no real money, no real emails.');

async function stop(): Promise<void> {
  await sandbox.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
