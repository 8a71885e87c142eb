/** Remembers which variables the last build was made with, because they are part of its pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/support/settings.mjs';

export const stampFile = join(root, '.astro/built-with.json');

/** The public variables of an environment in a form that compares. */
export function builtWith(env) {
  const given = Object.entries(env).filter(([name]) => name.startsWith('PUBLIC_'));
  return JSON.stringify(Object.fromEntries(given.sort()));
}

/** Called by the build when it is done. */
export async function writeStamp() {
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, builtWith(process.env));
}
