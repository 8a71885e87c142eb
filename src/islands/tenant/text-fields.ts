import type { Tenant } from '../../lib/contract/tenant.ts';
import type { RouteName } from '../../lib/routes.ts';

type TextField = keyof Pick<Tenant, 'tos' | 'privacy' | 'gdpr' | 'accessibility' | 'complaints'>;

const fields: Partial<Record<RouteName, TextField>> = {
  termsOfService: 'tos',
  privacyPolicy: 'privacy',
  gdpr: 'gdpr',
  accessibility: 'accessibility',
  complaints: 'complaints',
};

/** Which text of the club's configuration a screen shows. */
export function textFieldOf(name: RouteName): TextField {
  return fields[name] ?? 'tos';
}
