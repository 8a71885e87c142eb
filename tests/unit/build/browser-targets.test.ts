import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTargets } from '../../../build/bundle.ts';

it('build targets are the oldest browsers in docs/browsers.md', () => {
  const text = readFileSync('docs/browsers.md', 'utf8').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Safari 16.4 (iOS and iPadOS too), Chrome and Edge 111, and Firefox 128');
  expect(browserTargets).toEqual(['chrome111', 'edge111', 'firefox128', 'ios16.4', 'safari16.4']);
});
