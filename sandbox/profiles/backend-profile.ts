import * as z from 'zod/mini';
import { minuteMs, secondMs } from '../storage/clock.ts';

/**
 * How the API answers where the contract leaves it free.
 *
 * - `backend`: `django` answers as Django REST Framework, simplejwt and django-cors-headers do when they are set up in
 *   their ordinary manner; left out, everything is as helpful as the contract allows
 * - `pageSize`: lists come in pages of so many entries, with `count` and `next` as Django REST Framework has them
 * - `paged`: only these calls' lists do, by the contract's paths
 * - `slashless`: addresses have no slash at their end, and those that do are redirected there, as FastAPI does it
 * - `accessSeconds`: access tokens are good for so long, in place of the backend's own time
 */
export const backendProfileSchema = z.object({
  backend: z.optional(z.literal('django')),
  pageSize: z.optional(z.int().check(z.positive())),
  paged: z.optional(z.array(z.string())),
  slashless: z.optional(z.boolean()),
  accessSeconds: z.optional(z.int().check(z.positive())),
});

export type BackendProfile = z.output<typeof backendProfileSchema>;

const djangoPageSize = 20;

/** How many entries a page of this call's list has; undefined where the list comes whole. */
export function pageSizeOf({ backend, pageSize, paged }: BackendProfile, path: string): number | undefined {
  if (paged && !paged.includes(path)) return undefined;
  return pageSize ?? (backend === 'django' ? djangoPageSize : undefined);
}

/** How long an access token is good for. */
export function accessLifeMs({ accessSeconds, backend }: BackendProfile): number {
  if (accessSeconds !== undefined) return accessSeconds * secondMs;
  return backend === 'django' ? 60 * secondMs : 15 * minuteMs;
}
