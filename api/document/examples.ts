import '../../scripts/support/localhost-names.mjs';
import { demoPassword } from '../../sandbox/seed/members.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { type Endpoint, getRequestPath } from '../../src/lib/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/lib/contract/endpoints.ts';
import { exampleTime } from './example-context.ts';
import { type CallInput, exampleCalls, type ScenarioData } from './scenario.ts';

export interface ExampleReply {
  readonly status: number;
  readonly body: unknown;
}

export interface Example {
  readonly name: EndpointName;
  readonly input: CallInput;
  readonly reply: ExampleReply;
  readonly refusal: ExampleReply | undefined;
}

type MakeCall = (name: EndpointName, input?: CallInput) => Promise<ExampleReply>;

function findEndpoint(name: EndpointName): Endpoint {
  const found = endpoints.find(([each]) => each === name);
  if (!found) throw new Error(`There is no call '${name}'.`);
  return found[1];
}

function createCaller(base: string, token: () => string): MakeCall {
  return async (name, input = {}) => {
    const endpoint = findEndpoint(name);
    const reply = await fetch(base + getRequestPath(endpoint, input), {
      method: endpoint.method,
      headers: {
        ...(endpoint.access === 'member' && { Authorization: `Bearer ${token()}` }),
        ...(input.payload && { 'Content-Type': 'application/json' }),
      },
      ...(input.payload && { body: JSON.stringify(input.payload) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}

interface Entry {
  readonly id: number;
  readonly status: string;
  readonly lottery?: { readonly id: number; readonly name: string; readonly type: string };
  readonly lottery_name?: string;
  readonly end_date?: string;
  readonly user_ticket_count?: number;
}
const readEntries = ({ body }: ExampleReply) => (body as { readonly results: readonly Entry[] }).results;
const idOf = (entry: Entry | undefined) => String(entry?.id);

async function signInDemoMember(makeCall: MakeCall): Promise<{ access: string; refresh: string }> {
  const credentials = { email: 'alex@example.com', password: demoPassword };
  const payload = { ...credentials, remember_me: true, is_staff: false, reactivation: false };
  const body = (await makeCall('signIn', { payload })).body as Record<string, string>;
  return { access: body['access_token'] ?? '', refresh: body['refresh_token'] ?? '' };
}

/** Finds the member's draw that ends last, so that its example shows tickets and prizes. */
function findLastWithTickets(draws: readonly Entry[]): Entry | undefined {
  return draws
    .filter(({ user_ticket_count = 0 }) => user_ticket_count > 0)
    .toSorted((a, b) => String(a.end_date).localeCompare(String(b.end_date)))
    .at(-1);
}

async function findScenarioData(
  makeCall: MakeCall,
  base: string,
  refreshToken: string,
): Promise<ScenarioData> {
  const draws = readEntries(await makeCall('listDraws', { query: { sort: 'new', order: 'desc' } }));
  const subscriptions = readEntries(await makeCall('listSubscriptions'));
  const live = draws.filter(({ status }) => status === 'live');
  const unended = subscriptions.filter(({ status }) => status !== 'inactive');
  const names = new Set(unended.map(({ lottery_name }) => lottery_name));
  const other = live.find(({ lottery }) => lottery?.type === 'subscription' && !names.has(lottery.name));
  return {
    refreshToken,
    liveDraw: idOf(findLastWithTickets(live)),
    closedDraw: idOf(draws.find(({ status }) => status === 'closed')),
    otherLottery: String(other?.lottery?.id),
    subscription: (status) => idOf(subscriptions.find((each) => each.status === status)),
    async resetToken() {
      const text = await (await fetch(`${base}__sandbox/outbox`)).text();
      return /token=([\w-]+)(?!.*token=)/s.exec(text)?.[1] ?? '';
    },
  };
}

async function makeCalls(base: string): Promise<Example[]> {
  let token = '';
  const makeCall = createCaller(base, () => token);
  const { access, refresh } = await signInDemoMember(makeCall);
  token = access;
  const examples: Example[] = [];
  for await (const { call, refusedInput, ...input } of exampleCalls(
    await findScenarioData(makeCall, base, refresh),
  )) {
    const reply = await makeCall(call, input);
    if (reply.status >= 300) throw new Error(`${call} was refused: ${JSON.stringify(reply.body)}`);
    const refusal = refusedInput && (await makeCall(call, refusedInput));
    if (refusal && refusal.status < 400) throw new Error(`${call} was not refused.`);
    examples.push({ name: call, input, reply, refusal });
  }
  return examples;
}

export async function createExamples(): Promise<readonly Example[]> {
  const { port, close } = await startSandbox({
    port: 0,
    data: ':memory:',
    sitePort: 4321,
    now: () => exampleTime,
  });
  try {
    return await makeCalls(`http://ciu.praxis.localhost:${port}/`);
  } finally {
    await close();
  }
}
