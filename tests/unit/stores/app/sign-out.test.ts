import '../../../helpers/browser.ts';
import { expect, it } from 'vitest';
import { getSpentTokenLockName } from '../../../../src/lib/api/token-refresh.ts';
import { readTokens, writeTokens } from '../../../../src/lib/api/tokens.ts';
import { isLocked } from '../../../../src/lib/browser/locks.ts';
import { $session, signOut } from '../../../../src/stores/app/session.ts';

it('signOut at once marks the token for tabs that are refreshing it', async () => {
  writeTokens({ access: 'access', refresh: 'refresh' });
  signOut();
  expect(await isLocked(getSpentTokenLockName('access'))).toBe(true);
  expect(readTokens()).toBeUndefined();
  expect($session.get().status).toBe('out');
});
