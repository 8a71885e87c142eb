import * as z from 'zod/mini';
import { isoTimestamp } from '../../text/timestamps.ts';
import { once } from './once.ts';
import { readAs } from './values.ts';

/** Moment in time: ISO 8601 inside; on the wire also its neighbours, which not every browser reads. */
export const timestampSchema = once(() => readAs(z.string(), isoTimestamp, 'not an ISO date'));

/** Moment in time that may be absent: null inside. */
export const optionalTimestamp = once(() =>
  z.pipe(
    z.nullish(z.union([z.literal(''), timestampSchema()])),
    z.transform((value) => value || null),
  ),
);
