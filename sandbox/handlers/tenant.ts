import type { HandlerOf } from '../http/handler.ts';
import { pictureUrl } from '../identity/tenants.ts';

export const getTenant: HandlerOf<'getTenant'> = ({ club, origin }) => ({
  name: club.name,
  logo_url: pictureUrl(origin, club.logo),
  theme: { main_color: club.mainColor, secondary_color: club.secondaryColor },
  tos: club.tos,
  privacy: club.privacy,
  gdpr: club.gdpr,
  accessibility: club.accessibility,
  complaints: club.complaints,
  quiz: club.quiz,
});
