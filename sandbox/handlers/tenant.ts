import type { HandlerOf } from '../http/handler.ts';
import { pictureUrl } from '../identity/tenants.ts';

export const getTenant: HandlerOf<'getTenant'> = ({ tenant, origin }) => ({
  name: tenant.name,
  logo_url: pictureUrl(origin, tenant.logo),
  theme: { main_color: tenant.mainColor, secondary_color: tenant.secondaryColor },
  tos: tenant.tos,
  privacy: tenant.privacy,
  gdpr: tenant.gdpr,
  accessibility: tenant.accessibility,
  complaints: tenant.complaints,
  quiz: tenant.quiz,
});
