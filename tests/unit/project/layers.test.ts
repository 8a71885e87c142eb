/** @module-tag slow */
import { expect, it } from 'vitest';
import { formatLayers } from '../../../scripts/support/layers.mjs';

it('layers diagram matches the import rules (vitest -u rewrites it)', async () => {
  await expect(formatLayers()).toMatchFileSnapshot('../../../docs/layers.md');
});
