import type { Context, MiddlewareHandler } from 'hono';

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats a time as Django does in London: microseconds unless zero, `Z` or `+01:00`. */
function formatLocalTime(iso: string): string {
  const local = london.format(new Date(iso)).replace(' ', 'T');
  const milliseconds = iso.slice(20, 23);
  const fraction = milliseconds === '000' ? '' : `.${milliseconds}000`;
  return `${local}${fraction}${local === iso.slice(0, 19) ? 'Z' : '+01:00'}`;
}

/** Serialises as Django REST Framework does: empty text becomes null, times are local. */
function serialise(value: unknown): unknown {
  if (value === '') return null;
  if (typeof value === 'string') return isoTime.test(value) ? formatLocalTime(value) : value;
  if (Array.isArray(value)) return value.map(serialise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, serialise(entry)]));
}

interface RefusalBody {
  readonly detail?: string;
}

const refusedToken = {
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
};

/** Serializers put errors under `non_field_errors`, views send a list; both with status 400. */
function toErrorBody({ req, res }: Context, { detail, ...fields }: RefusalBody): unknown {
  if (detail === undefined) return fields;
  if (res.status === 401 && req.header('Authorization')) return { detail, ...refusedToken };
  if (res.status !== 400) return { detail };
  return req.header('Content-Type') ? { non_field_errors: [detail] } : [detail];
}

export const rewriteReplyBodies: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (!headers.get('Content-Type')?.startsWith('application/json')) return;
  const original: unknown = await context.res.json();
  const body = status < 400 ? serialise(original) : toErrorBody(context, original as RefusalBody);
  context.res = new Response(JSON.stringify(body), { status, headers });
};
