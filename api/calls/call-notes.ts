import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import type { Operation } from '../../src/lib/messages/operations.ts';
import { drawCalls } from './draws.ts';
import { memberCalls } from './member.ts';
import { visitorCalls } from './visitor.ts';

/** What the contract's types do not say of a call, for those who run an API. */
export interface CallNotes {
  /** What the call is about, as in the folders of the site. */
  readonly subject: string;
  readonly summary: string;
  /** Where a member misses it. */
  readonly usedBy: string;
  /** What the site relies on beyond the schemas. Markdown. */
  readonly requirements?: string;
  /** Whose words a member reads when it fails; none where the failure has no words of its own. */
  readonly operation?: Operation;
}

/** What the contract's types do not say of its calls, in the order to read them in. A missing one does not compile. */
export const callNotes: Record<EndpointName, CallNotes> = { ...visitorCalls, ...drawCalls, ...memberCalls };
