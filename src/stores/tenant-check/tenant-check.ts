import { atom } from 'nanostores';
import { provideApiConfig } from '../../lib/api/api.ts';
import { requireOk, sendRequest } from '../../lib/api/transport.ts';
import { getTenant } from '../../lib/contract/tenant.ts';
import { AppError } from '../../lib/errors.ts';
import {
  type Configuration,
  parseConfiguration,
  readConfiguration,
} from '../../lib/tenant-check/configuration.ts';
import { $online } from '../app/connection.ts';
import { tenantApiBase, tenantHost } from '../app/tenant.ts';

/** `host`: as this address's own app reads it. */
type Source = 'host' | 'pasted';

export type CheckState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'loaded'; readonly source: Source; readonly configuration: Configuration };

/** Is in memory only: neither the pasted nor the loaded configuration enters storage. */
export const $check = atom<CheckState>({ status: 'loading' });

export const checkedSubdomain = tenantHost.subdomain;

/** Loads the configuration without the contract's schema, which would hide what is wrong with it. Never throws. */
export async function loadConfiguration(): Promise<void> {
  const loading: CheckState = { status: 'loading' };
  $check.set(loading);
  let next: CheckState;
  try {
    const { body } = requireOk(await sendRequest(getTenant, {}, undefined));
    next = { status: 'loaded', source: 'host', configuration: readConfiguration(body) };
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError('broken', String(thrown));
    next = { status: 'failed', error };
  }
  // A pasted configuration may have replaced it meanwhile.
  if ($check.get() === loading) $check.set(next);
}

/** Loads the configuration, and again when the connection returns after a failure. */
export function startCheck(): void {
  provideApiConfig({
    base: () => tenantApiBase,
    session: () => undefined,
    onSessionRefused: () => {},
    onBroken: () => {},
  });
  void loadConfiguration();
  $online.listen((isOnline) => {
    if (isOnline && $check.get().status === 'failed') void loadConfiguration();
  });
}

export function checkPasted(text: string): void {
  $check.set({ status: 'loaded', source: 'pasted', configuration: parseConfiguration(text) });
}
