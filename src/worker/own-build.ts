import type { Build } from '../hosting/worker/build.ts';

declare const ownBuild: Build;

/** The build that this worker belongs to, put in its place when the worker is made (hosting/worker/worker-file.ts). */
export const build: Build = ownBuild;
