import { computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getCachedReply } from '../../lib/api/cached-replies.ts';
import { getMember, getMemberClients } from '../../lib/contract/member.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { setOwner } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { createListQuery } from '../data/list-query.ts';
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

export const memberTenantsQuery = createListQuery({
  name: 'clients',
  operation: 'getMember',
  endpoint: getMemberClients,
  input: () => ({}),
});

/** Null while unknown. */
export const $member = computed(memberQuery.$state, (state) => getFreshData(state) ?? null);
