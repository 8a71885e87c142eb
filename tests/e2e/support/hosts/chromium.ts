import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../../../scripts/parts/machine/browser.mjs';

/** Background services are off: a test's browser talks to this computer only. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the browser is launched, with the given host resolver rules. */
export function chromiumOptions(hostResolverRules: string): LaunchOptions {
  const path = findBrowser()?.path;
  return {
    args: [...quiet, `--host-resolver-rules=${hostResolverRules}`],
    ...(path !== undefined && { executablePath: path }),
  };
}
