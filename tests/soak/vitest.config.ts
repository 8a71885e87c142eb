import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The long checks of the sandbox, which `npm run test:soak` runs one after the other. */
export default defineConfig({
  test: { include: ['tests/soak/*.soak.ts'], root: fileURLToPath(new URL('../..', import.meta.url)) },
});
