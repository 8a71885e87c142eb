import { useStore } from '@nanostores/react';
import { sessionEnds } from '../../../lib/messages/password-notices.ts';
import { memberQuery } from '../../../stores/member/member.ts';
import { Alert } from '../../ui/messages/alert.tsx';

/** Says whose session ends here once the password is changed: the link may be somebody else's. */
export default function SessionHere() {
  const state = useStore(memberQuery.$state);
  if (state.status === 'loading') return null;
  return <Alert tone="info">{sessionEnds(state.status === 'loaded' ? state.data.email : undefined)}</Alert>;
}
