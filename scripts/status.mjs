/** `npm run status -- URL`: runs `smoke` and `verify-api` against a deployment and writes a page with the results. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './support/processes.mjs';
import { CommandError, print, root } from './support/settings.mjs';
import { smoke } from './support/site/smoke.mjs';
import { renderStatusPage } from './support/status-page.mjs';
import { listTests } from './support/test-reports.mjs';
import { verifyApi } from './verify-api.mjs';

const usage = `Usage: npm run status -- URL [--client NAME] [--api URL --email ADDRESS]
  URL            URL of the deployed site
  --client NAME  the club to test, if the URL is not a club's
  --api URL      base URL of that club's API
  --email        a test member of that club; set the password in the variable VERIFY_API_PASSWORD`;

const folder = join(root, 'status');
const smokeReport = join(folder, 'smoke.json');

function readArguments() {
  try {
    const text = { type: 'string', default: '' };
    const { values, positionals } = parseArgs({
      options: { client: text, api: text, email: text },
      allowPositionals: true,
    });
    const [address = ''] = positionals;
    return { ...values, site: new URL(address).origin };
  } catch (error) {
    throw new CommandError(`${error.message}\n${usage}`);
  }
}

async function checkSite({ site, client, api }) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: smokeReport };
  await smoke({ site, client, withApi: Boolean(api) }, env, '--reporter=list,json');
  return listTests(JSON.parse(readFileSync(smokeReport, 'utf8')));
}

async function checkApi({ site, api, email }) {
  const calls = await verifyApi({ address: api, site, email });
  return calls.map(({ call, problems }) => ({
    name: call,
    isPassed: problems.length === 0,
    detail: problems.join('\n'),
  }));
}

await runCommand(async () => {
  const options = readArguments();
  mkdirSync(folder, { recursive: true });
  const groups = [{ title: 'Site', checks: await checkSite(options) }];
  if (options.api) groups.push({ title: 'API', checks: await checkApi(options) });
  rmSync(smokeReport);
  const file = join('status', 'index.html');
  writeFileSync(join(root, file), renderStatusPage({ site: options.site, checkedAt: new Date(), groups }));
  print(`Written: ${file}`);
  return groups.every(({ checks }) => checks.every(({ isPassed }) => isPassed)) ? 0 : 1;
}, 130);
