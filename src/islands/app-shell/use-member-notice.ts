import { useStore } from '@nanostores/react';
import { sharedNotices } from '../../lib/messages/notices.ts';
import { $session } from '../../stores/app/session.ts';
import { memberQuery } from '../../stores/member/member.ts';
import type { Notice } from './notices.tsx';

/** A signed-in member whose data cannot be loaded stays, and is told so (specification, section 3). */
export function useMemberNotice(): Notice | undefined {
  const isMember = useStore($session).status === 'in';
  const failed = useStore(memberQuery.$state).status === 'failed';
  return isMember && failed ? { text: sharedNotices.memberMissing, retry: memberQuery.refetch } : undefined;
}
