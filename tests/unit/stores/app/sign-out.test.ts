import '../../../helpers/browser.ts';
import { expect, it } from 'vitest';
import { spentLock } from '../../../../src/lib/api/token-refresh.ts';
import { readTokens, writeTokens } from '../../../../src/lib/api/tokens.ts';
import { isLocked } from '../../../../src/lib/browser/locks.ts';
import { $session } from '../../../../src/stores/app/session.ts';
import { logOut } from '../../../../src/stores/app/sign-out.ts';

it('a logout tells tabs that are renewing the session, however early it comes', async () => {
  writeTokens({ access: 'access', refresh: 'refresh' });
  logOut();
  expect(await isLocked(spentLock('access'))).toBe(true);
  expect(readTokens()).toBeUndefined();
  expect($session.get().status).toBe('out');
});
