import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { releaseName } from '../../../src/lib/config.ts';

const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** Text without code blocks. */
function proseOf(path: string): string {
  return readFileSync(path, 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');
}

/** Anchors as GitHub generates them. */
function anchorsOf(path: string): string[] {
  return [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function isThere(document: string, link: string): boolean {
  const [path, anchor] = link.split('#');
  const target = path ? join(dirname(document), path) : document;
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

/** Accepts paths relative to src, too. */
const isPathThere = (path: string) => [path, `src/${path}`, `src/islands/${path}`].some(existsSync);

describe.each(documents)('%s', (document) => {
  it('has only valid links', () => {
    const links = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^https?:|^mailto:/.test(link) && !isThere(document, link))).toEqual([]);
  });

  it('names only existing files', () => {
    const paths = [...proseOf(document).matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)].map(
      ([, path = '']) => path,
    );
    const named = paths.filter((path) =>
      /^(src|lib|stores|islands|layouts|ui|sandbox|tests|scripts|edge|docs)\//.test(path),
    );
    expect(named.filter((path) => !isPathThere(path))).toEqual([]);
  });
});

it('changelog has the release that the app reports', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  expect(releaseName).toContain(version);
  expect(readFileSync('docs/CHANGELOG.md', 'utf8')).toMatch(
    new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  );
});
