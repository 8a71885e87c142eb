import type * as z from 'zod/mini';
import { currentTenantPath } from '../config.ts';
import { endpoint } from './endpoint.ts';
import { objectOf } from './wire/object.ts';
import { lazy, optionalString, orElse, textSchema } from './wire/values.ts';

/** Tenant configuration; the five compliance texts are HTML. */
export const tenantSchema = lazy(() =>
  objectOf(
    {
      name: textSchema(),
      logo_url: optionalString(),
      theme: orElse(objectOf({ main_color: optionalString(), secondary_color: optionalString() }), {
        main_color: '',
        secondary_color: '',
      }),
      tos: optionalString(),
      privacy: optionalString(),
      gdpr: optionalString(),
      accessibility: optionalString(),
      complaints: optionalString(),
      /** HTML that `lib/tenant/quiz` parses. */
      quiz: optionalString(),
    },
    { name: '' },
  ),
);

export type Tenant = z.output<ReturnType<typeof tenantSchema>>;

export const getTenant = endpoint({
  method: 'GET',
  path: currentTenantPath,
  access: 'public',
  reply: tenantSchema,
});
