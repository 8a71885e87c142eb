import * as z from 'zod/mini';
import type { EndpointName } from '../../../src/lib/contract/endpoints.ts';
import { type ApiRun, exchangesFor, isOk, type RepliedExchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { formatPath, visitSchema } from '../schema-visitor.ts';

const unneededFields: Partial<{ readonly [Name in EndpointName]: readonly string[] }> = {
  listDraws: ['results[].tickets', 'results[].prizes', '[].tickets', '[].prizes'],
};

function findFields({ endpoint, body }: RepliedExchange) {
  const known = new Set<string>();
  const optional = new Set<string>();
  const sent = new Set<string>();
  visitSchema(endpoint.reply(), body, ({ value, path, fields }) => {
    if (!fields || typeof value !== 'object' || value === null) return;
    for (const [field, schema] of Object.entries(fields)) {
      known.add(formatPath([...path, field]));
      if (z.safeParse(schema, undefined).success) optional.add(formatPath([...path, field]));
    }
    for (const field of Object.keys(value)) sent.add(formatPath([...path, field]));
  });
  return { known, optional, sent };
}

const envelope = new Set(['count', 'next', 'previous']);

const maxNames = 12;

function formatNames(names: readonly string[]): string {
  const hidden = names.length - maxNames;
  return names.slice(0, maxNames).join(', ') + (hidden > 0 ? ` and ${hidden} more` : '');
}

function checkReply(exchange: RepliedExchange): Finding[] {
  const { name } = exchange;
  const { known, optional, sent } = findFields(exchange);
  const absent = [...optional].filter(
    (field) => !sent.has(field) && !envelope.has(field) && !unneededFields[name]?.includes(field),
  );
  const unexpected = [...sent].filter(
    (field) => !known.has(field) && !(known.has('results') && envelope.has(field)),
  );
  return [
    ...(absent.length > 0 ? [{ rule: 'field-absent', name, where: formatNames(absent) } as const] : []),
    ...(unexpected.length > 0
      ? [{ rule: 'field-unexpected', name, where: formatNames(unexpected) } as const]
      : []),
  ];
}

/** Checks for optional fields that are never sent, and for unknown fields. */
export function checkFields(run: ApiRun): Finding[] {
  const replies = exchangesFor(run, 'read', 'sign in', 'refresh');
  return replies.filter(({ reply, body }) => isOk(reply) && body !== undefined).flatMap(checkReply);
}
