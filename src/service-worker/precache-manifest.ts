export interface PrecacheEntry {
  readonly url: string;
  /** Hash of the content; null for files with a hash in their name. */
  readonly revision: string | null;
  /** Subresource Integrity, for files that no proxy may change. */
  readonly integrity?: string;
}

export interface PrecacheManifest {
  /** The `data-build` of this build's pages. */
  readonly buildName: string;
  readonly entries: readonly PrecacheEntry[];
}

declare const injectedManifest: PrecacheManifest;

/** Injected by build/service-worker/integration.ts. */
export const precacheManifest: PrecacheManifest = injectedManifest;
