import { build, type Plugin } from 'vite';
import packageJson from '../package.json' with { type: 'json' };

/** The oldest browsers (docs/browsers.md): `ios_saf >= 16.4` of `browserslist` in package.json as `ios16.4`. */
export const browserTargets = packageJson.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** Sets the target of scripts for browsers, which Astro fixes at `esnext`. */
export function targetBrowsers(): Plugin {
  return {
    name: 'target-browsers',
    configEnvironment: (name, { build: options }) => {
      if (name === 'client' && options) options.target = browserTargets;
    },
  };
}

/**
 * Bundles a script into one file.
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
