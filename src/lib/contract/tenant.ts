import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lazy } from './wire/lazy.ts';
import { optionalText, orElse } from './wire/values.ts';

/** A tenant's configuration: identity, colours, quiz and the five compliance texts (HTML). */
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
    /** HTML; `lib/tenant/quiz` parses the question, options and answer. */
    quiz: optionalText(),
  }),
);

export type Tenant = z.output<ReturnType<typeof tenantSchema>>;

export const getTenant = endpoint({
  method: 'GET',
  path: 'clients/current/',
  access: 'public',
  reply: tenantSchema,
});
