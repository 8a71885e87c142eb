import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/soak/*.soak.ts'], root: fileURLToPath(new URL('../..', import.meta.url)) },
});
