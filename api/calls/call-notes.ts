import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import type { Operation } from '../../src/lib/messages/operations.ts';
import { drawCalls } from './draws.ts';
import { memberCalls } from './member.ts';
import { visitorCalls } from './visitor.ts';

/** Notes for API developers, beyond the contract's types. */
export interface CallNotes {
  readonly subject: string;
  readonly summary: string;
  readonly usedBy: string;
  /** Markdown, beyond the schemas. */
  readonly requirements?: string;
  readonly operation?: Operation;
}

/** In reading order. A missing endpoint does not compile. */
export const callNotes: Record<EndpointName, CallNotes> = { ...visitorCalls, ...drawCalls, ...memberCalls };
