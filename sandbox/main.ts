import { readEnvironment } from './environment.ts';
import { startSandbox } from './server.ts';

function say(line: string): void {
  process.stdout.write(`[sandbox] ${line}\n`);
}

const { port, sitePort, data, profile } = readEnvironment(process.env);
const sandbox = await startSandbox({ port, sitePort, data, profile, log: say }).catch((error: Error) => {
  say(error.message);
  process.exit(1);
});
say(`API at http://ciu.praxis.localhost:${sandbox.port}/ for the site on port ${sitePort}; data in ${data}.`);
if (profile.backend) say(`It answers as an ordinary backend of ${profile.backend} does (SANDBOX_MANNER).`);
say('This is a demo on your own machine and no production service: no real money, no real emails.');

async function stop(): Promise<void> {
  await sandbox.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
