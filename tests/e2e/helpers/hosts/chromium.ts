import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../../../scripts/support/machine/browser.mjs';

/** Background services are off: a test's browser talks to this computer only. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For pages that live for seconds, many at once: compiling for speed what runs once costs more than it brings, and so does
 * a process of its own for pictures that nobody sees. What is measured (tests/bench) goes without.
 */
export const shortLivedFlags = ['--js-flags=--no-opt --no-maglev', '--in-process-gpu'];

/** How the browser is launched, with the given host resolver rules. */
export function chromiumOptions(hostResolverRules: string, ...more: readonly string[]): LaunchOptions {
  const path = findBrowser()?.path;
  return {
    args: [...quiet, ...more, `--host-resolver-rules=${hostResolverRules}`],
    ...(path !== undefined && { executablePath: path }),
  };
}
