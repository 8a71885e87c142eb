import { defineConfig } from 'vitest/config';

/** The long checks of the sandbox, which `npm run test:soak` runs one after the other. */
export default defineConfig({
  test: { include: ['tests/soak/*.soak.ts'], root: new URL('../..', import.meta.url).pathname },
});
