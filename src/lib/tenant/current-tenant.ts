import { isBrowser } from '../browser/page.ts';
import { apiUrlTemplate, landingDomains } from '../environment.ts';
import { readPageTenant } from './page-tenant.ts';
import { apiBase, resolveTenant } from './tenancy.ts';

/** The tenant of this page. Prerendering uses the fallback tenant. */
export const tenantHost = isBrowser ? readPageTenant(landingDomains) : resolveTenant('', landingDomains);

/** Base URL of the tenant's API, with a trailing slash. */
export const tenantApiBase = apiBase(apiUrlTemplate, tenantHost.subdomain);
