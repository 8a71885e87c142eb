import { type MemberClient, memberClientSchema, userSchema } from '../../../src/lib/contract/member.ts';
import { tenantSchema } from '../../../src/lib/contract/tenant.ts';
import { penceSchema } from '../../../src/lib/contract/wire/money-and-times.ts';
import { optionalTimestamp, timestampSchema } from '../../../src/lib/contract/wire/times.ts';
import { idSchema } from '../../../src/lib/contract/wire/values.ts';
import { parseCalendarDate, withoutTime } from '../../../src/lib/format/calendar-dates.ts';
import { parseColour } from '../../../src/lib/tenant/css-colour.ts';
import { parseQuiz } from '../../../src/lib/tenant/quiz.ts';
import { isLabel, withoutPort } from '../../../src/lib/tenant/tenancy.ts';
import { type Answered, isOk, madeFor, type Walked } from '../exchange.ts';
import { type Finding, inWords } from '../finding.ts';
import { entriesOf } from '../lists.ts';
import { type Place, pathText, visit } from '../schema-visitor.ts';

type Found = Omit<Finding, 'name'>;

/** Says of a place where what stands there differs from what is good. */
type Look = (place: Place, walked: Walked) => Found | undefined;

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const isTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}/;

const id: Look = ({ schema, value, path }) => {
  if (schema !== idSchema() || typeof value !== 'number' || Number.isSafeInteger(value)) return undefined;
  return { rule: 'id-imprecise', where: pathText(path) };
};

const money: Look = ({ schema, value, path }) => {
  if (schema !== penceSchema() || typeof value !== 'number') return undefined;
  return { rule: 'money-number', where: pathText(path) };
};

const time: Look = ({ schema, value, path }) => {
  if (schema !== timestampSchema() && schema !== optionalTimestamp()) return undefined;
  if (typeof value !== 'string' || !isTime.test(value) || hasOffset.test(value)) return undefined;
  return { rule: 'time-without-offset', where: pathText(path), seen: inWords(value) };
};

const picture: Look = ({ value, path }, { site }) => {
  if (path.at(-1) !== 'logo_url' || typeof value !== 'string' || value === '') return undefined;
  const address = URL.parse(value);
  const shows = address && (address.protocol === 'https:' || site.protocol === 'http:');
  return shows ? undefined : { rule: 'address-insecure', where: pathText(path), seen: inWords(value) };
};

const looks: readonly Look[] = [id, money, time, picture];

/** One of each rule and place will do, however many entries have it. */
function once(found: readonly Found[], name: Finding['name']): Finding[] {
  const groups = Map.groupBy(found, ({ rule, where }) => `${rule} ${where}`);
  return [...groups.values()].flatMap(([first]) => (first ? [{ ...first, name }] : []));
}

function checkPlaces({ name, endpoint, body }: Answered, walked: Walked): Finding[] {
  const found: Found[] = [];
  const idKinds = new Map<string, Set<string>>();
  visit(endpoint.reply(), body, (place) => {
    found.push(...looks.map((look) => look(place, walked)).filter((each) => each !== undefined));
    if (place.schema !== idSchema()) return;
    const where = pathText(place.path);
    idKinds.set(where, (idKinds.get(where) ?? new Set()).add(typeof place.value));
  });
  const mixed = [...idKinds].filter(([, kinds]) => kinds.has('number') && kinds.has('string'));
  return once([...found, ...mixed.map(([where]) => ({ rule: 'id-mixed', where }) as const)], name);
}

/** The paragraphs of HTML as far as a quiz needs them; the site has a browser for it. */
function paragraphsOf(html: string): string[] {
  const paragraphs = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/gis)].map(([, inner = '']) => inner);
  return paragraphs.map((inner) => inner.replaceAll(/<[^>]*>/g, ''));
}

function checkClub({ name, body }: Answered): Finding[] {
  const club = tenantSchema().safeParse(body).data;
  if (!club) return [];
  const colours = Object.entries(club.theme).filter(([, colour]) => colour && !parseColour(colour));
  return [
    ...colours.map(
      ([field, colour]) =>
        ({ rule: 'colour-unreadable', name, where: `theme.${field}`, seen: inWords(colour) }) as const,
    ),
    ...(club.quiz && !parseQuiz(paragraphsOf(club.quiz)) ? [{ rule: 'quiz-unreadable', name } as const] : []),
  ];
}

/** The domain below which the clubs' sites are; undefined where the site's address is no club's, as of a preview. */
function landingDomainOf({ base, site }: Walked): string | undefined {
  const [label = '', ...rest] = site.hostname.split('.');
  return base.hostname.startsWith(`${label}.`) ? rest.join('.') : undefined;
}

function checkClient(client: MemberClient, domain: string | undefined): Found[] {
  const { subdomain, landing_domain } = client;
  const elsewhere = domain !== undefined && withoutPort(landing_domain) !== domain;
  return [
    ...(isLabel(subdomain)
      ? []
      : [{ rule: 'subdomain-unusable', where: 'subdomain', seen: inWords(subdomain) } as const]),
    ...(elsewhere
      ? [{ rule: 'landing-domain', where: 'landing_domain', seen: inWords(landing_domain) } as const]
      : []),
  ];
}

function checkClients({ name, body }: Answered, walked: Walked): Finding[] {
  const clients = entriesOf(body).map((client) => memberClientSchema().safeParse(client).data);
  const known = clients.filter((client) => client !== undefined);
  return known
    .flatMap((client) => checkClient(client, landingDomainOf(walked)))
    .map((found) => ({ ...found, name }));
}

function checkMember({ name, body }: Answered): Finding[] {
  const born = userSchema().safeParse(body).data?.date_of_birth;
  if (!born || parseCalendarDate(withoutTime(born))) return [];
  return [{ rule: 'date-unreadable', name, where: 'date_of_birth', seen: inWords(born) }];
}

const known: Partial<{ readonly [Name in Finding['name']]: readonly string[] }> = {
  listDraws: ['live', 'scheduled', 'closed'],
  listSubscriptions: ['active', 'payment', 'inactive'],
};

function checkStatuses({ name, body }: Answered): Finding[] {
  const statuses = entriesOf(body).map(({ status }) => status);
  const strange = statuses.find((status) => typeof status === 'string' && !known[name]?.includes(status));
  return known[name] && strange
    ? [{ rule: 'status-unknown', name, where: 'status', seen: inWords(strange) }]
    : [];
}

/** Whether values, each of the right type, are such that the site can use them. */
export function checkValues(walked: Walked): Finding[] {
  const read = madeFor(walked, 'read', 'every draw by price').filter(({ answer }) => isOk(answer));
  const of = (name: Finding['name']) => read.filter((each) => each.name === name);
  return [
    ...read.flatMap((each) => checkPlaces(each, walked)),
    ...of('getTenant').flatMap(checkClub),
    ...of('getMember').flatMap(checkMember),
    ...of('getMemberClients').flatMap((each) => checkClients(each, walked)),
    ...read.flatMap(checkStatuses),
  ];
}
