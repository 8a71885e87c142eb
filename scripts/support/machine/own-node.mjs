/** The Node that the project brings with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings.mjs';

/**
 * Its program. The package says itself what that is called on this system; the names in `node_modules/.bin` are links
 * to it on some and scripts of a shell on others.
 * @param folder where the package is
 */
export function getNodePath(folder = join(root, 'node_modules', 'node')) {
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin.node);
}
