import * as z from 'zod/mini';
import { currentTenantPath } from '../config.ts';
import { endpoint } from './endpoint.ts';
import { lazy } from './wire/lazy.ts';
import { optionalText, orElse } from './wire/values.ts';

/** Tenant configuration; the five compliance texts are HTML. */
export const tenantSchema = lazy(() =>
  z.object({
    name: z.string(),
    logo_url: optionalText(),
    theme: orElse(z.object({ main_color: optionalText(), secondary_color: optionalText() }), {
      main_color: '',
      secondary_color: '',
    }),
    tos: optionalText(),
    privacy: optionalText(),
    gdpr: optionalText(),
    accessibility: optionalText(),
    complaints: optionalText(),
    /** HTML that `lib/tenant/quiz` parses. */
    quiz: optionalText(),
  }),
);

export type Tenant = z.output<ReturnType<typeof tenantSchema>>;

export const getTenant = endpoint({
  method: 'GET',
  path: currentTenantPath,
  access: 'public',
  reply: tenantSchema,
});
