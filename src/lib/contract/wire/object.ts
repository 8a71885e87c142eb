import * as z from 'zod/mini';
import { collectIssues } from './parse.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

type Output<S extends Shape, Fallbacks> = {
  [Name in keyof S]: z.output<S[Name]> | (Name extends keyof Fallbacks ? Fallbacks[Name] : never);
};

/** Returns undefined for a required field, such as an id. */
function getFallback(
  name: string,
  field: z.ZodMiniType,
  fallbacks: object,
): { readonly value: unknown } | undefined {
  if (Object.hasOwn(fallbacks, name)) return { value: Reflect.get(fallbacks, name) };
  const absent = z.safeParse(field, undefined);
  return absent.success ? { value: absent.data } : undefined;
}

/**
 * Object schema whose fields fall back one by one, and are reported. An unreadable field counts as absent.
 * @param fallbacks values of fields that each reply should have; other fields without a fallback reject the object
 */
export function objectOf<
  S extends Shape,
  const Fallbacks extends { readonly [Name in keyof S]?: unknown } = object,
>(shape: S, fallbacks?: Fallbacks) {
  const fields = Object.entries(shape).map(([name, field]) => {
    const fallback = getFallback(name, field, fallbacks ?? {});
    if (!fallback) return [name, field];
    const fallBack = (context?: { readonly issues: readonly object[] }) => {
      collectIssues(context?.issues, [name]);
      return fallback.value;
    };
    return [name, z.catch(field, fallBack as never)];
  });
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniType<
    Output<S, Fallbacks>,
    z.input<z.ZodMiniObject<S>>
  >;
}
