import { securityHeaders } from '../../src/lib/security-headers.ts';

/** Netlify reads this without running it: literals alone. `preferStatic` leaves files that exist to the host. */
export const config = { path: '/_astro/*', preferStatic: true };

/**
 * Netlify's response for a hashed file that is missing. Netlify applies a header rule to its own 404 as well, which
 * would make that immutable for a year, but to no response of a function.
 */
export default function missingFile(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { ...securityHeaders, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
