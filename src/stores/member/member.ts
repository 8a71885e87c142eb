import { atom, onMount } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getCachedReply } from '../../lib/api/cached-replies.ts';
import { getMember, type MemberProfile } from '../../lib/contract/member.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { setOwner } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { createQuery } from '../data/query.ts';

export const memberQuery = createQuery({
  name: 'member',
  prefetchOn: ['wallet', 'statement', 'profile'],
  operation: 'getMember',
  load: async () => {
    const member = await call(getMember, {});
    setOwner(tenantHost.subdomain, member.email, 'reply');
    return member;
  },
  readOfflineCache: () => {
    const cached = getCachedReply(getMember, {});
    // The head script has matched the cache with this session.
    if (cached) setOwner(tenantHost.subdomain, cached.data.email, 'cache');
    return cached;
  },
});

/** Null while unknown. Unlike a computed store, it forgets the member once nobody listens. */
export const $member = atom<MemberProfile | null>(null);
onMount($member, () => {
  const stop = memberQuery.$state.subscribe((state) => $member.set(getFreshData(state) ?? null));
  return () => {
    stop();
    $member.set(null);
  };
});
