import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseName } from '../../../src/lib/config.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

interface Rule {
  readonly matchPackageNames?: readonly string[];
  readonly schedule?: readonly string[];
  readonly minimumReleaseAge?: string | null;
}

it('updates everything once a week, and the sanitiser at once', () => {
  const updates = JSON.parse(read('.github/renovate.json')) as Rule & {
    readonly packageRules: readonly Rule[];
  };
  const sanitiser = updates.packageRules.filter(({ matchPackageNames }) =>
    matchPackageNames?.includes('dompurify'),
  );
  expect(updates.schedule).toEqual(['before 6am on monday']);
  expect(sanitiser).toMatchObject([{ schedule: ['at any time'], minimumReleaseAge: null }]);
  // The last matching rule applies.
  expect(updates.packageRules.at(-1)).toBe(sanitiser[0]);
});

it('tells what the release has that the app names', () => {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  expect(releaseName).toContain(version);
  expect(read('docs/CHANGELOG.md')).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'));
});

it('names in the security notes only files that are there', () => {
  const files = [...read('docs/SECURITY.md').matchAll(/`([\w./-]+\/[\w.-]+|\.[\w-]+\.mjs)`/g)].map(
    ([, path = '']) => path,
  );
  expect(files).toContain('src/lib/api/tokens.ts');
  for (const path of files) expect(read(path)).not.toBe('');
});
