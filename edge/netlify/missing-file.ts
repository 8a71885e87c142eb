import { securityHeaders } from '../../src/lib/security-headers.ts';

/** Literals only: Netlify parses this without running it. `preferStatic` leaves existing files to the host. */
export const config = { path: '/_astro/*', preferStatic: true };

/**
 * Responds with 404 for a missing hashed file. Netlify would apply the immutable rule to its own 404, but not
 * to a function's response.
 */
export default function missingFile(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { ...securityHeaders, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
