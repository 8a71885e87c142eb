import { deposit } from '../../../src/lib/contract/wallet.ts';
import { safeRedirect } from '../../../src/lib/orders/payment-page.ts';
import { testSupportRequest } from '../call-sequence.ts';
import {
  type ApiRun,
  exchangesFor,
  isOk,
  type RepliedExchange,
  readEntries,
  readEnvelope,
} from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';

const formatStatus = ({ reply }: RepliedExchange) => `status ${reply.status}`;

function checkRefused(exchange: RepliedExchange): Finding[] {
  const { name, request, body, reply } = exchange;
  if (isOk(reply)) return [];
  const fields = Object.keys(readEnvelope(body) ?? {}).join(', ');
  const sent = Object.keys(JSON.parse(request.body ?? '{}')).join(', ');
  const actual = formatStatus(exchange) + (fields ? ` for ${fields}` : '');
  return [{ rule: 'write-refused', name, where: sent, actual }];
}

function checkStored(run: ApiRun): Finding[] {
  const [saved] = exchangesFor(run, 'write').filter(({ name }) => name === 'updateMember');
  const after = exchangesFor(run, 'read after the write');
  const member = after.find(({ name }) => name === 'getMember');
  const tickets = after.find(({ name }) => name === 'listSupportTickets');
  const ticket = exchangesFor(run, 'write').find(({ name }) => name === 'createSupportTicket');
  const sent: unknown = JSON.parse(saved?.request.body ?? '{}');
  const isNameLost =
    saved &&
    member &&
    isOk(saved.reply) &&
    readEnvelope(member.body)?.['name'] !== readEnvelope(sent)?.['name'];
  const isTicketStored = readEntries(tickets?.body).some(
    ({ subject }) => subject === testSupportRequest.subject,
  );
  const isTicketLost = ticket && tickets && isOk(ticket.reply) && !isTicketStored;
  return [
    ...(isNameLost ? [{ rule: 'write-lost', name: saved.name, where: 'name' } as const] : []),
    ...(isTicketLost ? [{ rule: 'write-lost', name: ticket.name, where: 'subject' } as const] : []),
  ];
}

function checkPayment({ name, body }: RepliedExchange): Finding[] {
  const address = deposit.reply().safeParse(body).data?.redirect_url;
  if (address === undefined || safeRedirect(address, [])) return [];
  return [{ rule: 'payment-address', name, actual: formatValue(address) }];
}

export function checkWrites(run: ApiRun): Finding[] {
  const writes = exchangesFor(run, 'write');
  return [
    ...writes.flatMap(checkRefused),
    ...checkStored(run),
    ...writes.filter(({ name, reply }) => name === 'deposit' && isOk(reply)).flatMap(checkPayment),
  ];
}
