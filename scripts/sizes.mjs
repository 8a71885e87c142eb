/**
 * `npm run sizes`: compressed script by page, against its budget; fails when one is exceeded, and names what grew.
 * `npm run sizes -- --keep` keeps the present sizes as those that later ones are compared with.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, root } from './support/settings.mjs';

import { findOverBudget, getTotal, measureSizes } from './support/sizes.mjs';

const keptFile = join(root, 'tests/bench/sizes.json');
const sizes = measureSizes();

for (const [page, chunks] of Object.entries(sizes)) {
  const { bytes, budget } = getTotal(page, chunks);
  print(`${page.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${budget / 1000} kB`);
}
if (process.argv.includes('--keep')) writeFileSync(keptFile, `${JSON.stringify(sizes, null, 2)}\n`);

const complaints = findOverBudget(sizes, JSON.parse(readFileSync(keptFile, 'utf8')));
for (const complaint of complaints) print(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
