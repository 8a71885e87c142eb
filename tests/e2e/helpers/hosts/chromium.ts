import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../../../scripts/support/machine/browser.mjs';

/** Disables background network traffic. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For many short-lived pages: early garbage collection, and processes for the GPU and the network, do not pay off.
 * Benchmarks omit them.
 */
export const shortLivedFlags = [
  '--js-flags=--min-semi-space-size=16',
  '--in-process-gpu',
  // 13 % less CPU time.
  '--enable-features=NetworkServiceInProcess2',
];

/** One process for all pages keeps compiled scripts. */
export const sharedProcessFlags = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

export function chromiumOptions(hostResolverRules: string, ...more: readonly string[]): LaunchOptions {
  const path = findBrowser()?.path;
  return {
    args: [...quiet, ...more, `--host-resolver-rules=${hostResolverRules}`],
    ...(path !== undefined && { executablePath: path }),
  };
}
