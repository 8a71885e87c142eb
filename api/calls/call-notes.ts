import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import type { Operation } from '../../src/lib/messages/operations.ts';
import { drawCalls } from './draws.ts';
import { memberCalls } from './member.ts';
import { visitorCalls } from './visitor.ts';

/** Notes on a call for API developers, beyond the types of the contract. */
export interface CallNotes {
  readonly subject: string;
  readonly summary: string;
  readonly usedBy: string;
  /** Requirements beyond the schemas, as Markdown. */
  readonly requirements?: string;
  readonly operation?: Operation;
}

/** Notes on every endpoint, in reading order. A missing one does not compile. */
export const callNotes: Record<EndpointName, CallNotes> = { ...visitorCalls, ...drawCalls, ...memberCalls };
