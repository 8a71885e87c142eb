import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Long checks of the sandbox, for `npm run test:soak`. */
export default defineConfig({
  test: { include: ['tests/soak/*.soak.ts'], root: fileURLToPath(new URL('../..', import.meta.url)) },
});
