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
import { isDnsLabel, removePort } from '../../../src/lib/tenant/tenancy.ts';
import { type ApiRun, exchangesFor, isOk, type RepliedExchange, readEntries } from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';
import { formatPath, type SchemaNode, visitSchema } from '../schema-visitor.ts';

type PartialFinding = Omit<Finding, 'name'>;

type Check = (node: SchemaNode, run: ApiRun) => PartialFinding | undefined;

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const isTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}/;

const id: Check = ({ schema, value, path }) => {
  if (schema !== idSchema() || typeof value !== 'number' || Number.isSafeInteger(value)) return undefined;
  return { rule: 'id-imprecise', where: formatPath(path) };
};

const money: Check = ({ schema, value, path }) => {
  if (schema !== penceSchema() || typeof value !== 'number') return undefined;
  return { rule: 'money-number', where: formatPath(path) };
};

const time: Check = ({ schema, value, path }) => {
  if (schema !== timestampSchema() && schema !== optionalTimestamp()) return undefined;
  if (typeof value !== 'string' || !isTime.test(value) || hasOffset.test(value)) return undefined;
  return { rule: 'time-without-offset', where: formatPath(path), actual: formatValue(value) };
};

const picture: Check = ({ value, path }, { site }) => {
  if (path.at(-1) !== 'logo_url' || typeof value !== 'string' || value === '') return undefined;
  const url = URL.parse(value);
  const isShown = url && (url.protocol === 'https:' || site.protocol === 'http:');
  return isShown
    ? undefined
    : { rule: 'address-insecure', where: formatPath(path), actual: formatValue(value) };
};

const checks: readonly Check[] = [id, money, time, picture];

function withoutDuplicates(found: readonly PartialFinding[], name: Finding['name']): Finding[] {
  const groups = Map.groupBy(found, ({ rule, where }) => `${rule} ${where}`);
  return [...groups.values()].flatMap(([first]) => (first ? [{ ...first, name }] : []));
}

function checkNodes({ name, endpoint, body }: RepliedExchange, run: ApiRun): Finding[] {
  const found: PartialFinding[] = [];
  const idKinds = new Map<string, Set<string>>();
  visitSchema(endpoint.reply(), body, (node) => {
    found.push(...checks.map((check) => check(node, run)).filter((each) => each !== undefined));
    if (node.schema !== idSchema()) return;
    const where = formatPath(node.path);
    idKinds.set(where, (idKinds.get(where) ?? new Set()).add(typeof node.value));
  });
  const mixed = [...idKinds].filter(([, kinds]) => kinds.has('number') && kinds.has('string'));
  return withoutDuplicates(
    [...found, ...mixed.map(([where]) => ({ rule: 'id-mixed', where }) as const)],
    name,
  );
}

function readParagraphs(html: string): string[] {
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
    ...(club.quiz && !parseQuiz(readParagraphs(club.quiz))
      ? [{ rule: 'quiz-unreadable', name } as const]
      : []),
  ];
}

/** The parent domain of the tenant sites; undefined for another site, such as a preview. */
function findLandingDomain({ base, site }: ApiRun): string | undefined {
  const [label = '', ...rest] = site.hostname.split('.');
  return base.hostname.startsWith(`${label}.`) ? rest.join('.') : undefined;
}

function checkClient(client: MemberTenant, domain: string | undefined): PartialFinding[] {
  const { subdomain, landing_domain } = client;
  const isElsewhere = domain !== undefined && removePort(landing_domain) !== domain;
  return [
    ...(isDnsLabel(subdomain)
      ? []
      : [{ rule: 'subdomain-unusable', where: 'subdomain', actual: formatValue(subdomain) } as const]),
    ...(isElsewhere
      ? [{ rule: 'landing-domain', where: 'landing_domain', actual: formatValue(landing_domain) } as const]
      : []),
  ];
}

function checkClients({ name, body }: RepliedExchange, run: ApiRun): Finding[] {
  const clients = readEntries(body).map((client) => memberTenantSchema().safeParse(client).data);
  const readable = clients.filter((client) => client !== undefined);
  return readable
    .flatMap((client) => checkClient(client, findLandingDomain(run)))
    .map((found) => ({ ...found, name }));
}

function checkMember({ name, body }: RepliedExchange): Finding[] {
  const birthDate = memberProfileSchema().safeParse(body).data?.date_of_birth;
  if (!birthDate || parseCalendarDate(withoutTime(birthDate))) return [];
  return [{ rule: 'date-unreadable', name, where: 'date_of_birth', actual: formatValue(birthDate) }];
}

const known: Partial<{ readonly [Name in Finding['name']]: readonly string[] }> = {
  listDraws: ['live', 'scheduled', 'closed'],
  listSubscriptions: ['active', 'payment', 'inactive'],
};

function checkStatuses({ name, body }: RepliedExchange): Finding[] {
  const statuses = readEntries(body).map(({ status }) => status);
  const unknown = statuses.find((status) => typeof status === 'string' && !known[name]?.includes(status));
  return known[name] && unknown
    ? [{ rule: 'status-unknown', name, where: 'status', actual: formatValue(unknown) }]
    : [];
}

/** Checks whether well-typed values are usable by the site. */
export function checkValues(run: ApiRun): Finding[] {
  const replies = exchangesFor(run, 'read', 'every draw by price').filter(({ reply }) => isOk(reply));
  const repliesOf = (name: Finding['name']) => replies.filter((each) => each.name === name);
  return [
    ...replies.flatMap((each) => checkNodes(each, run)),
    ...repliesOf('getTenant').flatMap(checkClub),
    ...repliesOf('getMember').flatMap(checkMember),
    ...repliesOf('getMemberClients').flatMap((each) => checkClients(each, run)),
    ...replies.flatMap(checkStatuses),
  ];
}
