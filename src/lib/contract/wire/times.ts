import * as z from 'zod/mini';
import { lazy } from './lazy.ts';
import { isoTimestamp } from './timestamps.ts';
import { parseWith } from './values.ts';

const notADate = 'not an ISO date';

/** Moment in time: ISO 8601 inside; on the wire also its neighbours, which not every browser reads. */
export const timestampSchema = lazy(() => parseWith(z.string(), isoTimestamp, notADate));

/** Moment in time that may be absent: null inside. */
export const optionalTimestamp = lazy(() =>
  parseWith(z.nullish(z.string()), (text) => (text ? isoTimestamp(text) : null), notADate),
);
