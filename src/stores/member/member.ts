import { call } from '../../lib/api/api.ts';
import { getCachedReply } from '../../lib/api/cached-replies.ts';
import { getMember, getMemberClients } from '../../lib/contract/member.ts';
import { setOwner } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { createListQuery } from '../data/list-query.ts';
import { createQuery } from '../data/query.ts';

/** The signed-in member, balance included. */
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
    const seen = getCachedReply(getMember, {});
    // The page's head has made sure that it is of this session: what else is kept for them is theirs from the start.
    if (seen) setOwner(tenantHost.subdomain, seen.data.email, 'cache');
    return seen;
  },
});

/** The clubs the member belongs to. */
export const memberTenantsQuery = createListQuery({
  name: 'clients',
  operation: 'getMember',
  endpoint: getMemberClients,
  input: () => ({}),
});

/** The member as last loaded, or null while unknown. */
export const $member = memberQuery.$data;
