import {
  type MemberTenant,
  memberProfileSchema,
  memberTenantSchema,
} from '../../../src/lib/contract/member.ts';
import { tenantSchema } from '../../../src/lib/contract/tenant.ts';
import {
  optionalTimestamp,
  penceSchema,
  timestampSchema,
} from '../../../src/lib/contract/wire/money-and-times.ts';

import { idSchema } from '../../../src/lib/contract/wire/values.ts';
import { parseCalendarDate, withoutTime } from '../../../src/lib/format/calendar-dates.ts';
import { parseColour } from '../../../src/lib/tenant/css-colour.ts';
import { parseQuiz } from '../../../src/lib/tenant/quiz.ts';
import { isDnsLabel, withoutPort } from '../../../src/lib/tenant/tenancy.ts';
import { type ApiRun, entriesOf, exchangesFor, isOk, type RepliedExchange } from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';

import { formatPath, type SchemaNode, visitSchema } from '../schema-visitor.ts';

type Found = Omit<Finding, 'name'>;

type Look = (place: SchemaNode, walked: ApiRun) => Found | undefined;

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const isTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}/;

const id: Look = ({ schema, value, path }) => {
  if (schema !== idSchema() || typeof value !== 'number' || Number.isSafeInteger(value)) return undefined;
  return { rule: 'id-imprecise', where: formatPath(path) };
};

const money: Look = ({ schema, value, path }) => {
  if (schema !== penceSchema() || typeof value !== 'number') return undefined;
  return { rule: 'money-number', where: formatPath(path) };
};

const time: Look = ({ schema, value, path }) => {
  if (schema !== timestampSchema() && schema !== optionalTimestamp()) return undefined;
  if (typeof value !== 'string' || !isTime.test(value) || hasOffset.test(value)) return undefined;
  return { rule: 'time-without-offset', where: formatPath(path), actual: formatValue(value) };
};

const picture: Look = ({ value, path }, { site }) => {
  if (path.at(-1) !== 'logo_url' || typeof value !== 'string' || value === '') return undefined;
  const address = URL.parse(value);
  const shows = address && (address.protocol === 'https:' || site.protocol === 'http:');
  return shows
    ? undefined
    : { rule: 'address-insecure', where: formatPath(path), actual: formatValue(value) };
};

const looks: readonly Look[] = [id, money, time, picture];

function once(found: readonly Found[], name: Finding['name']): Finding[] {
  const groups = Map.groupBy(found, ({ rule, where }) => `${rule} ${where}`);
  return [...groups.values()].flatMap(([first]) => (first ? [{ ...first, name }] : []));
}

function checkPlaces({ name, endpoint, body }: RepliedExchange, walked: ApiRun): Finding[] {
  const found: Found[] = [];
  const idKinds = new Map<string, Set<string>>();
  visitSchema(endpoint.reply(), body, (place) => {
    found.push(...looks.map((look) => look(place, walked)).filter((each) => each !== undefined));
    if (place.schema !== idSchema()) return;
    const where = formatPath(place.path);
    idKinds.set(where, (idKinds.get(where) ?? new Set()).add(typeof place.value));
  });
  const mixed = [...idKinds].filter(([, kinds]) => kinds.has('number') && kinds.has('string'));
  return once([...found, ...mixed.map(([where]) => ({ rule: 'id-mixed', where }) as const)], name);
}

function paragraphsOf(html: string): string[] {
  const paragraphs = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/gis)].map(([, inner = '']) => inner);
  return paragraphs.map((inner) => inner.replaceAll(/<[^>]*>/g, ''));
}

function checkClub({ name, body }: RepliedExchange): Finding[] {
  const club = tenantSchema().safeParse(body).data;
  if (!club) return [];
  const colours = Object.entries(club.theme).filter(([, colour]) => colour && !parseColour(colour));
  return [
    ...colours.map(
      ([field, colour]) =>
        ({ rule: 'colour-unreadable', name, where: `theme.${field}`, actual: formatValue(colour) }) as const,
    ),
    ...(club.quiz && !parseQuiz(paragraphsOf(club.quiz)) ? [{ rule: 'quiz-unreadable', name } as const] : []),
  ];
}

/** The parent domain of the tenant sites; undefined for another site, such as a preview. */
function landingDomainOf({ base, site }: ApiRun): string | undefined {
  const [label = '', ...rest] = site.hostname.split('.');
  return base.hostname.startsWith(`${label}.`) ? rest.join('.') : undefined;
}

function checkClient(client: MemberTenant, domain: string | undefined): Found[] {
  const { subdomain, landing_domain } = client;
  const elsewhere = domain !== undefined && withoutPort(landing_domain) !== domain;
  return [
    ...(isDnsLabel(subdomain)
      ? []
      : [{ rule: 'subdomain-unusable', where: 'subdomain', actual: formatValue(subdomain) } as const]),
    ...(elsewhere
      ? [{ rule: 'landing-domain', where: 'landing_domain', actual: formatValue(landing_domain) } as const]
      : []),
  ];
}

function checkClients({ name, body }: RepliedExchange, walked: ApiRun): Finding[] {
  const clients = entriesOf(body).map((client) => memberTenantSchema().safeParse(client).data);
  const known = clients.filter((client) => client !== undefined);
  return known
    .flatMap((client) => checkClient(client, landingDomainOf(walked)))
    .map((found) => ({ ...found, name }));
}

function checkMember({ name, body }: RepliedExchange): Finding[] {
  const born = memberProfileSchema().safeParse(body).data?.date_of_birth;
  if (!born || parseCalendarDate(withoutTime(born))) return [];
  return [{ rule: 'date-unreadable', name, where: 'date_of_birth', actual: formatValue(born) }];
}

const known: Partial<{ readonly [Name in Finding['name']]: readonly string[] }> = {
  listDraws: ['live', 'scheduled', 'closed'],
  listSubscriptions: ['active', 'payment', 'inactive'],
};

function checkStatuses({ name, body }: RepliedExchange): Finding[] {
  const statuses = entriesOf(body).map(({ status }) => status);
  const strange = statuses.find((status) => typeof status === 'string' && !known[name]?.includes(status));
  return known[name] && strange
    ? [{ rule: 'status-unknown', name, where: 'status', actual: formatValue(strange) }]
    : [];
}

/** Checks whether well-typed values are usable by the site. */
export function checkValues(walked: ApiRun): Finding[] {
  const read = exchangesFor(walked, 'read', 'every draw by price').filter(({ reply }) => isOk(reply));
  const of = (name: Finding['name']) => read.filter((each) => each.name === name);
  return [
    ...read.flatMap((each) => checkPlaces(each, walked)),
    ...of('getTenant').flatMap(checkClub),
    ...of('getMember').flatMap(checkMember),
    ...of('getMemberClients').flatMap((each) => checkClients(each, walked)),
    ...read.flatMap(checkStatuses),
  ];
}
