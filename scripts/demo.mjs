/**
 * Serves the site with the sandbox API: `npm start` in the CDN's runtime, `npm run dev` with hot reload.
 * `npm run start:mock` replaces the sandbox by the examples of the API document.
 * `npm run sandbox:reset` restores the initial data.
 */
import { runCommand, startNode } from './support/processes.mjs';
import { CommandError, localEnvironment, ports, print } from './support/settings.mjs';
import { buildIfStale } from './support/site/build.mjs';
import { getWranglerArgs } from './support/site/hosts.mjs';
import { getMockArgs } from './support/site/mock-api.mjs';
import { requireFreePorts, waitForPort } from './support/site/ports.mjs';

const formatSandboxGuide = ({ site, sandbox }) => `
Ready. Open a club:
  http://ciu.praxis.localhost:${site.number}
  http://riverside.praxis.localhost:${site.number}
Sign in:  alex@example.com  demo-raffle-2026
API:      http://ciu.praxis.localhost:${sandbox.number}/
Emails:   http://ciu.praxis.localhost:${sandbox.number}/__sandbox/outbox
Stop with Ctrl+C.
`;

const formatMockGuide = ({ site }) => `
Ready. Open the example club:
  http://ciu.praxis.localhost:${site.number}
Sign in with any email address and password. Replies are the examples in docs/api/openapi.json. Nothing is saved.
Stop with Ctrl+C.
`;

function rejectOnExit(processes) {
  return Promise.race(
    Object.entries(processes).map(async ([name, { ended }]) => {
      throw new CommandError(
        `The ${name} stopped (exit code ${await ended}), so everything else was stopped.`,
      );
    }),
  );
}

/**
 * @param siteArgs creates the Node arguments of the site's server from its port
 * @param apiArgs creates those of the API's server from both ports
 */
function serve({ prepare, siteArgs, apiArgs, formatGuide }) {
  return runCommand(async () => {
    const chosen = ports();
    await requireFreePorts(Object.values(chosen));
    const env = localEnvironment(chosen);
    await prepare(env);
    const processes = {
      API: startNode(apiArgs(chosen), env),
      site: startNode(siteArgs(chosen.site.number), env),
    };
    const ended = rejectOnExit(processes);
    await Promise.race([ended, Promise.all(Object.values(chosen).map(({ number }) => waitForPort(number)))]);
    print(formatGuide(chosen));
    return ended;
  }, 0);
}

const commands = {
  start: () =>
    serve({
      prepare: buildIfStale,
      siteArgs: getWranglerArgs,
      apiArgs: () => ['sandbox/main.ts'],
      formatGuide: formatSandboxGuide,
    }),
  mock: () =>
    serve({
      prepare: buildIfStale,
      siteArgs: getWranglerArgs,
      apiArgs: ({ site, sandbox }) => getMockArgs(sandbox.number, site.number),
      formatGuide: formatMockGuide,
    }),
  dev: () =>
    serve({
      prepare: async () => {},
      siteArgs: (port) => ['node_modules/astro/bin/astro.mjs', 'dev', `--port=${port}`, '--host=127.0.0.1'],
      apiArgs: () => ['--watch', 'sandbox/main.ts'],
      formatGuide: formatSandboxGuide,
    }),
  reset: () => runCommand(() => startNode(['sandbox/main.ts', 'reset']).ended, 130),
};

await commands[process.argv[2]]();
