import type { PrecacheManifest } from './build.ts';

declare const injectedManifest: PrecacheManifest;

/** The build that this worker belongs to, put in its place when the worker is made (build/service-worker/bundle.ts). */
export const precacheManifest: PrecacheManifest = injectedManifest;
