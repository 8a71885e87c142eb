import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Readonly<Record<string, Locked>> };

/** Resolves a package like Node. */
function lockedFor(place: string, name: string, all = packages): Locked | undefined {
  for (let around = place; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    const found = all[around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`];
    if (found || around === '') return found;
  }
}

/** Optional packages without an entry. */
function missing(all = packages): string[] {
  return Object.entries(all).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lockedFor(place, name, all)?.version)
      .map((name) => `${name}, which ${place || 'the project'} wants`),
  );
}

describe('the lock file', () => {
  it('names the packages of every platform, so that `npm ci` installs on all of them', () => {
    expect(missing()).toEqual([]);
  });

  it('is found out where one of them is not there', () => {
    const { 'node_modules/@biomejs/cli-darwin-arm64': gone, ...others } = packages;
    expect(gone?.version).toBeDefined();
    expect(missing(others)).toEqual(['@biomejs/cli-darwin-arm64, which node_modules/@biomejs/biome wants']);
  });

  it('names no address to load a package from, so that everyone uses the registry they have', () => {
    expect(JSON.stringify(packages)).not.toContain('"resolved":"http');
  });
});
