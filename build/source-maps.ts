import { readdir, rm } from 'node:fs/promises';
import { sentryVitePlugin } from '@sentry/vite-plugin';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { releaseName } from '../src/lib/config.ts';
import { hashedFiles } from './hosting/host-rules.ts';

export function uploadSourceMaps(): Plugin[] {
  const plugins: Plugin[] = sentryVitePlugin({
    release: { name: releaseName, inject: false, setCommits: false },
    telemetry: false,
    silent: true,
  });
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' }));
}

/** Runs before the service worker lists the files of the build. */
export function deleteSourceMaps(): AstroIntegration {
  return {
    name: 'delete-source-maps',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = new URL(`.${hashedFiles.folder}`, dir);
        const maps = (await readdir(folder)).filter((name) => name.endsWith('.map'));
        await Promise.all(maps.map((name) => rm(new URL(name, folder))));
      },
    },
  };
}
