import { createHash } from 'node:crypto';

/** What a page's policy allows a script or style by that stands in it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
