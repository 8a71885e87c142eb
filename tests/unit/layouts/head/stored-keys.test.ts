import { expect, it } from 'vitest';
import { fingerprint } from '../../../../src/lib/format/text.ts';
import { runPageHead } from '../../../helpers/page-head.ts';

it('the head renames the keys of the version before, before it reads the tenant and the offline copy', () => {
  const owner = 'ciu/ada%40example.com';
  const seenBy = `${fingerprint('abc')} ${owner}`;
  const { session, local, cacheOwner } = runPageHead({
    url: 'http://localhost:4321/',
    access: 'protected',
    local: { token: 'abc', seenBy, [`kept ${owner} seen users/me/`]: '1' },
    session: { chosenClient: 'ciu' },
  });
  expect(session).toEqual({ chosenTenant: 'ciu' });
  expect(local).toEqual({ token: 'abc', offlineOwner: seenBy, [`owner/${owner}/offline/users/me/`]: '1' });
  expect(cacheOwner).toBe(owner);
});
