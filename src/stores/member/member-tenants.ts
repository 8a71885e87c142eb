import { onIdle } from '../../lib/browser/deferred-work.ts';
import { getMemberClients } from '../../lib/contract/member.ts';
import { waitUntilSettled } from '../../lib/data/query.ts';
import { $memberKey } from '../app/session.ts';
import { createListQuery } from '../data/list-query.ts';

/** The tenants that the member belongs to, to switch between. */
export const memberTenantsQuery = createListQuery({
  name: 'clients',
  operation: 'getMember',
  endpoint: getMemberClients,
  input: () => ({}),
});

/** Loads the tenants of each member who signs in, once the view is idle (specification, section 4). */
export function startMemberTenants(): void {
  $memberKey.subscribe((member) => {
    if (member === null) return;
    onIdle(() => {
      if ($memberKey.get() === member) void waitUntilSettled(memberTenantsQuery);
    });
  });
}
