/** A host on which one build replaces another. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeServiceWorker } from '../../../../build/service-worker/integration.ts';
import { test as base } from '../fixtures.ts';
import { hostResolverRules } from './addresses.ts';
import { filesOf } from './builds.ts';
import { chromiumOptions, shortLivedFlags } from './chromium.ts';
import { startNginx } from './nginx.ts';

export type Files = Map<string, Buffer>;

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, content] of files) {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }
}

interface Deployments {
  readonly url: (path: string, club?: string) => string;
  readonly deploy: (files: Files) => Promise<void>;
}

export const test = base.extend<object, { deployments: Deployments }>({
  deployments: [
    // biome-ignore lint/correctness/noEmptyPattern: required by Playwright
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'deployments-'));
      const current = join(folder, 'current');
      let count = 0;
      const deploy = async (files: Files) => {
        count += 1;
        await writeAll(join(folder, String(count)), files);
        await rm(current, { force: true });
        await symlink(join(folder, String(count)), current);
      };
      await deploy(await filesOf('dist'));
      const nginx = await startNginx(current);
      await use({
        deploy,
        url: (path, club = 'ciu') => `http://${club}.praxis.localhost:${nginx.port}${path}`,
      });
      await nginx.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ runningSandbox, deployments }, use) => {
      const port = Number(new URL(deployments.url('/')).port);
      await use(chromiumOptions(hostResolverRules(runningSandbox.port, port), ...shortLivedFlags));
    },
    { scope: 'worker' },
  ],
});

/** Simulates the next build: `mark` changes the names of hashed files. */
export function nextBuild(files: Files, mark: string): Files {
  const names = new Set([...files.keys()].flatMap((path) => /^_astro\/(.+\.js)$/.exec(path)?.[1] ?? []));
  const renamed = (name: string) =>
    names.has(name) ? name.replace(/\.([\w-]+)\.js$/, `.${mark}$1.js`) : name;
  const inText = (text: string) => text.replace(/[\w-][\w.-]*\.js/g, renamed);
  return new Map(
    [...files].map(([path, content]) =>
      /\.(js|html)$/.test(path) ? [inText(path), Buffer.from(inText(content.toString()))] : [path, content],
    ),
  );
}

export async function withWorker(files: Files): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  await writeAll(folder, files);
  await writeServiceWorker(folder);
  const made = await filesOf(folder);
  await rm(folder, { recursive: true });
  return made;
}
