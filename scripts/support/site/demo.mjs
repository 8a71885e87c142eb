/** The demo: the sandbox API and the site, kept up together. */

import { runCommand, startNode } from '../processes.mjs';
import { CommandError, localEnvironment, ports, print } from '../settings.mjs';

import { requireFreePorts, waitForPort } from './ports.mjs';

function guide({ site, sandbox }) {
  return `
Ready. Open a club:
  http://ciu.praxis.localhost:${site.number}
  http://riverside.praxis.localhost:${site.number}
Sign in:  alex@example.com  demo-raffle-2026
API:      http://ciu.praxis.localhost:${sandbox.number}/
E-mails:  http://ciu.praxis.localhost:${sandbox.number}/__sandbox/outbox
Stop with Ctrl+C.
`;
}

/** @returns a promise that only ever rejects, when one of the processes ends */
function anyEnds(processes) {
  return Promise.race(
    Object.entries(processes).map(async ([name, { ended }]) => {
      throw new CommandError(
        `The ${name} has stopped (exit code ${await ended}), so everything was stopped.`,
      );
    }),
  );
}

/**
 * Serves the demo until it is stopped.
 * @param prepare runs before anything is started
 * @param siteArgs what serves the site, as arguments of Node
 * @param sandboxArgs what serves the API, likewise
 */
export function serve({ prepare, siteArgs, sandboxArgs }) {
  return runCommand(async () => {
    const chosen = ports();
    await requireFreePorts(Object.values(chosen));
    const env = localEnvironment(chosen);
    await prepare(env);
    const processes = {
      sandbox: startNode(sandboxArgs, env),
      site: startNode(siteArgs(chosen.site.number), env),
    };
    const ended = anyEnds(processes);
    await Promise.race([ended, Promise.all(Object.values(chosen).map(({ number }) => waitForPort(number)))]);
    print(guide(chosen));
    return ended;
  }, 0);
}
