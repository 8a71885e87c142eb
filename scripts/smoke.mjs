/** `npm run smoke -- URL`: tests a deployed site without changing data. */
import { parseArgs } from 'node:util';
import { runCommand } from './support/processes.mjs';
import { CommandError } from './support/settings.mjs';
import { smoke } from './support/site/smoke.mjs';

const usage = `Usage: npm run smoke -- URL [--client NAME] [--with-api]
  URL            URL of the deployed site, such as https://preview.example.dev
  --client NAME  the club to test, if the URL is not a club's
  --with-api     fail if the club's API does not respond`;

function readArguments() {
  try {
    const options = {
      client: { type: 'string', default: '' },
      'with-api': { type: 'boolean', default: false },
    };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [address = '', ...others] = positionals;
    if (others.length > 0) throw new Error(`Unexpected argument '${others[0]}'.`);
    return { site: new URL(address).origin, client: values.client, withApi: values['with-api'] };
  } catch (error) {
    throw new CommandError(`${error.message}\n${usage}`);
  }
}

await runCommand(() => smoke(readArguments()), 130);
