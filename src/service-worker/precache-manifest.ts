import type { Build } from './build.ts';

declare const ownBuild: Build;

/** The build that this worker belongs to, put in its place when the worker is made (build/service-worker/bundle.ts). */
export const build: Build = ownBuild;
