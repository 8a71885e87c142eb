import * as z from 'zod/mini';
import { minuteMs, secondMs } from '../storage/clock.ts';

/**
 * The API's behaviour where the contract leaves a choice.
 *
 * - `backend`: `django` imitates the defaults of Django REST Framework, simplejwt and django-cors-headers
 * - `pageSize`: splits lists into pages of this size, with `count` and `next`
 * - `paged`: limits pagination to these contract paths
 * - `slashless`: redirects URLs with a trailing slash, as FastAPI does
 * - `accessSeconds`: lifetime of access tokens
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

/** Undefined for a list without pages. */
export function pageSizeOf({ backend, pageSize, paged }: BackendProfile, path: string): number | undefined {
  if (paged && !paged.includes(path)) return undefined;
  return pageSize ?? (backend === 'django' ? djangoPageSize : undefined);
}

export function accessLifeMs({ accessSeconds, backend }: BackendProfile): number {
  if (accessSeconds !== undefined) return accessSeconds * secondMs;
  return backend === 'django' ? 60 * secondMs : 15 * minuteMs;
}
