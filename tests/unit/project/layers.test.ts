/** @module-tag slow */
import { expect, it } from 'vitest';
import { formatLayers } from '../../../scripts/support/layers.mjs';

it('the picture of the layers is the one that the import rules draw (vitest -u draws it anew)', async () => {
  await expect(formatLayers()).toMatchFileSnapshot('../../../docs/layers.md');
});
