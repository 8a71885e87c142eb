import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { storedItems } from '../../../src/lib/storage/stored-items.ts';

const folders = ['src', 'build', 'sandbox', 'edge', 'api', 'scripts', 'tests'];

/** Words that once had several meanings. Each thing now has its field's term. */
const stems = new Set([
  ...['answer', 'answered', 'answers', 'arrival', 'arrive', 'arrived', 'begin', 'begun', 'dress', 'dressed'],
  ...['floor', 'further', 'hands', 'hear', 'heard', 'hurry', 'judged', 'keep', 'keeps', 'kept', 'lacks'],
  ...['look', 'looks', 'manner', 'marks', 'people', 'presses', 'recency', 'said', 'seen', 'shown', 'sitting'],
  ...['tell', 'tells', 'told', 'turns', 'voice', 'whole', 'wish', 'wishes'],
  // Members read these two. The code says draw and tenant.
  ...['club', 'clubs', 'raffle', 'raffles'],
]);

const allowed = new Set(['answerQuiz']);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const isBanned = (name: string) => !allowed.has(name) && wordsOf(name).some((word) => stems.has(word));

const paths = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

const declared =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

const exportsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(declared)].map(([, name = '']) => name);

it('no file or folder name contains a banned word', () => {
  // Pictures and texts of demo tenants are content.
  const code = paths.filter((path) => !/^sandbox\/(pictures|seed\/texts)\//.test(path));
  expect(code.length).toBeGreaterThan(500);
  expect(code.filter((path) => isBanned(basename(path)))).toEqual([]);
});

it('no export name contains a banned word', () => {
  const modules = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const names = modules.flatMap((path) => exportsOf(path).map((name) => `${path} ${name}`));
  expect(names.length).toBeGreaterThan(1_000);
  expect(names.filter((name) => isBanned(name.slice(name.indexOf(' ') + 1)))).toEqual([]);
});

it('no stored key contains a banned word', () => {
  const words = storedItems.flatMap(({ keys }) => wordsOf(keys.source));
  expect(words.length).toBeGreaterThan(50);
  // The ids that a member has seen are stored below `seen/`.
  expect(words.filter((word) => word !== 'seen' && stems.has(word))).toEqual([]);
});
