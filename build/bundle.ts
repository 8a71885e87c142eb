import { build } from 'vite';

/** The oldest browsers (docs/browsers.md). */
const browserTargets = ['chrome111', 'firefox128', 'safari16.4'];

/**
 * Bundles a script that needs no other file.
 * @param define constants in its code
 * @throws {Error} when a module is missing or cannot be parsed
 */
export async function bundleScript(
  file: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: browserTargets,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${file} could not be bundled`);
  return chunk.code.trim();
}
