/** What a build tells its service worker. */

/** A file that the site needs to run, as Workbox takes it. */
export interface PrecacheEntry {
  readonly url: string;
  /** Changes with the content; null where the name does. */
  readonly revision: string | null;
  /** Of what nobody on the way may change (Subresource Integrity). */
  readonly integrity?: string;
}

export interface PrecacheManifest {
  /** Name of this build, which its pages carry. */
  readonly buildName: string;
  readonly entries: readonly PrecacheEntry[];
}

declare const injectedManifest: PrecacheManifest;

/** The build that this worker belongs to, put in its place when the worker is made (build/service-worker/bundle.ts). */
export const precacheManifest: PrecacheManifest = injectedManifest;
