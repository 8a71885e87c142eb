import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import type { CallNotes } from './call-notes.ts';
import { drawCalls } from './draws.ts';
import { memberCalls } from './member.ts';
import { visitorCalls } from './visitor.ts';

/** What the contract's types do not say of its calls, in the order to read them in. A missing one does not compile. */
export const callNotes: Record<EndpointName, CallNotes> = { ...visitorCalls, ...drawCalls, ...memberCalls };
