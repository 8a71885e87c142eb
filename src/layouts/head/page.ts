import type { Route } from '../../lib/routes.ts';
import { readPageTenant } from '../../lib/tenant/page-tenant.ts';

export const root = document.documentElement;

/** As `shell.astro` writes it, from the route table. */
export const access = root.dataset['access'] as Route['access'] | undefined;

export const tenantHost = readPageTenant((root.dataset['domains'] ?? '').split(','));
