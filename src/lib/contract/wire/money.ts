import * as z from 'zod/mini';
import { parsePence } from '../../text/money.ts';
import { once } from './once.ts';

/** Money: decimal string or number of pounds on the wire, integer pence inside (signed). */
export const penceSchema = once(() =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value, context) => {
      const pence = parsePence(String(value));
      if (pence !== undefined) return pence;
      context.issues.push({ code: 'custom', message: 'not an amount of money', input: value });
      return z.NEVER;
    }),
  ),
);

/** An amount to send: plain decimal string of pounds with two decimals, such as `'10.00'`. */
export const amountText = once(() => z.string().check(z.regex(/^\d+\.\d{2}$/)));
