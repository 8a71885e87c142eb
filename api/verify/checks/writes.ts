import { deposit } from '../../../src/lib/contract/wallet.ts';
import { safeRedirect } from '../../../src/lib/orders/payment-page.ts';
import { testSupportRequest } from '../call-sequence.ts';
import { type ApiRun, entriesOf, envelopeOf, exchangesFor, isOk, type RepliedExchange } from '../exchange.ts';
import { type Finding, formatValue } from '../finding.ts';

const statusWords = ({ reply }: RepliedExchange) => `status ${reply.status}`;

function checkRefused(exchange: RepliedExchange): Finding[] {
  const { name, request, body, reply } = exchange;
  if (isOk(reply)) return [];
  const fields = Object.keys(envelopeOf(body) ?? {}).join(', ');
  const sent = Object.keys(JSON.parse(request.body ?? '{}')).join(', ');
  const seen = statusWords(exchange) + (fields ? ` for ${fields}` : '');
  return [{ rule: 'write-refused', name, where: sent, actual: seen }];
}

function checkKept(walked: ApiRun): Finding[] {
  const [saved] = exchangesFor(walked, 'write').filter(({ name }) => name === 'updateMember');
  const after = exchangesFor(walked, 'read after the write');
  const member = after.find(({ name }) => name === 'getMember');
  const tickets = after.find(({ name }) => name === 'listSupportTickets');
  const ticket = exchangesFor(walked, 'write').find(({ name }) => name === 'createSupportTicket');
  const sent: unknown = JSON.parse(saved?.request.body ?? '{}');
  const lostName =
    saved && member && isOk(saved.reply) && envelopeOf(member.body)?.['name'] !== envelopeOf(sent)?.['name'];
  const isThere = entriesOf(tickets?.body).some(({ subject }) => subject === testSupportRequest.subject);
  const lostTicket = ticket && tickets && isOk(ticket.reply) && !isThere;
  return [
    ...(lostName ? [{ rule: 'write-lost', name: saved.name, where: 'name' } as const] : []),
    ...(lostTicket ? [{ rule: 'write-lost', name: ticket.name, where: 'subject' } as const] : []),
  ];
}

function checkPayment({ name, body }: RepliedExchange): Finding[] {
  const address = deposit.reply().safeParse(body).data?.redirect_url;
  if (address === undefined || safeRedirect(address, [])) return [];
  return [{ rule: 'payment-address', name, actual: formatValue(address) }];
}

/** Checks whether writes are accepted and stored. */
export function checkWrites(walked: ApiRun): Finding[] {
  const writes = exchangesFor(walked, 'write');
  return [
    ...writes.flatMap(checkRefused),
    ...checkKept(walked),
    ...writes.filter(({ name, reply }) => name === 'deposit' && isOk(reply)).flatMap(checkPayment),
  ];
}
