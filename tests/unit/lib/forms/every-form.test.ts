import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';
import { getAllForms } from './all-forms.ts';

/** Near misses of the formats, and arbitrary text. */
const typed = fc.oneof(
  hostileText,
  fc.emailAddress(),
  fc.stringMatching(/^[\d +().-]{0,16}$/),
  fc.stringMatching(/^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('12345678', '12-34-56', '£1,000.50', '1', 'General', 'x'.repeat(10_000)),
);

function valuesOf(defaults: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const arbitraryOf = (value: unknown) => (typeof value === 'boolean' ? fc.boolean() : typed);
  const fields = Object.entries(defaults).map(([name, value]) => [name, arbitraryOf(value)]);
  return fc.record(Object.fromEntries(fields));
}

it.each(getAllForms())(
  '%s accepts any input or names the field with the error, and accepts its own output',
  (_, { createSchema, defaults }) => {
    assertProperty(
      fc.property(valuesOf(defaults), (values) => {
        const { success, data, error } = z.safeParse(createSchema(), values);
        for (const { path, message } of error?.issues ?? []) {
          expect(Object.keys(defaults)).toContain(path[0]);
          expect(message).not.toMatch(/^$|invalid input/i);
        }
        if (!success) return;
        expect(Object.keys(defaults)).toEqual(expect.arrayContaining(Object.keys(data)));
        if (Object.values(data).every((value) => typeof value !== 'number'))
          expect(z.safeParse(createSchema(), { ...values, ...data }).data).toEqual(data);
      }),
      200,
    );
  },
);
