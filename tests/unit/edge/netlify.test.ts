import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hashedFiles } from '../../../build/hosting/host-rules.ts';
import missingFile, { config } from '../../../edge/netlify/missing-file.ts';
import { securityHeaders } from '../../../src/lib/security-headers.ts';

it('Netlify runs a function for the hashed files that are missing, and for no file that exists', () => {
  expect(config).toEqual({ path: `${hashedFiles.folder}*`, preferStatic: true });
  const [, directory = ''] =
    /^\[functions\]\n {2}directory = "(.+)"$/m.exec(readFileSync('netlify.toml', 'utf8')) ?? [];
  expect(existsSync(`${directory}/missing-file.ts`)).toBe(true);
});

it('which answers 404 with the security headers, to be stored by nobody', () => {
  const { status, headers } = missingFile();
  expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name), name).toBe(value);
});
