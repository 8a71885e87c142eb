/** `npm run smoke -- URL`: tests a deployed site without changing data. */
import { parseArgs } from 'node:util';
import { runCommand } from './support/processes.mjs';
import { CommandError } from './support/settings.mjs';
import { smoke } from './support/site/smoke.mjs';

const usage = `Usage: npm run smoke -- URL [--client NAME] [--with-api]
  URL            address of the deployed site, such as https://preview.example.dev
  --client NAME  the club to look at, where the address is no club's own
  --with-api     fail where the club's API does not answer`;

function readArguments() {
  try {
    const options = {
      client: { type: 'string', default: '' },
      'with-api': { type: 'boolean', default: false },
    };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [address = '', ...others] = positionals;
    if (others.length > 0) throw new Error(`'${others[0]}' is one word too many.`);
    return { site: new URL(address).origin, client: values.client, withApi: values['with-api'] };
  } catch (error) {
    throw new CommandError(`${error.message}\n${usage}`);
  }
}

await runCommand(() => smoke(readArguments()), 130);
