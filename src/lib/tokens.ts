import { lasting } from './storage.ts';

/** Access and refresh token of the session. */
export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}

/** Local storage keys of the tokens (specification, section 3). */
export const tokenKeys = { access: 'token', refresh: 'refreshToken' } as const;

/** What is kept when storage is blocked, so that a session lasts at least as long as the page. */
let inMemory: SessionTokens | undefined;

/** The stored tokens, read anew each time because another tab may have changed them; undefined when signed out. */
export function readTokens(): SessionTokens | undefined {
  const access = lasting.read(tokenKeys.access);
  if (access) return { access, refresh: lasting.read(tokenKeys.refresh) ?? '' };
  return inMemory;
}

export function writeTokens(tokens: SessionTokens): void {
  lasting.write(tokenKeys.refresh, tokens.refresh);
  lasting.write(tokenKeys.access, tokens.access);
  inMemory = lasting.read(tokenKeys.access) === tokens.access ? undefined : tokens;
}

export function clearTokens(): void {
  inMemory = undefined;
  lasting.remove(tokenKeys.access);
  lasting.remove(tokenKeys.refresh);
}
