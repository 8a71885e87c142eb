import { deposit } from '../../../src/lib/contract/wallet.ts';
import { safeRedirect } from '../../../src/lib/orders/redirects.ts';
import { type Answered, isOk, madeFor, type Walked } from '../exchange.ts';
import { type Finding, inWords } from '../finding.ts';
import { entriesOf, envelopeOf } from '../lists.ts';
import { testTicket } from '../writes.ts';

const statusWords = ({ answer }: Answered) => `status ${answer.status}`;

function checkRefused(exchange: Answered): Finding[] {
  const { name, request, body, answer } = exchange;
  if (isOk(answer)) return [];
  const fields = Object.keys(envelopeOf(body) ?? {}).join(', ');
  const sent = Object.keys(JSON.parse(request.body ?? '{}')).join(', ');
  const seen = statusWords(exchange) + (fields ? ` for ${fields}` : '');
  return [{ rule: 'write-refused', name, where: sent, seen }];
}

/** What was saved, by what was sent: the profile's first of two savings, and the ticket. */
function checkKept(walked: Walked): Finding[] {
  const [saved] = madeFor(walked, 'write').filter(({ name }) => name === 'updateMember');
  const after = madeFor(walked, 'read after the write');
  const member = after.find(({ name }) => name === 'getMember');
  const tickets = after.find(({ name }) => name === 'listSupportTickets');
  const ticket = madeFor(walked, 'write').find(({ name }) => name === 'createSupportTicket');
  const sent: unknown = JSON.parse(saved?.request.body ?? '{}');
  const lostName =
    saved && member && isOk(saved.answer) && envelopeOf(member.body)?.['name'] !== envelopeOf(sent)?.['name'];
  const isThere = entriesOf(tickets?.body).some(({ subject }) => subject === testTicket.subject);
  const lostTicket = ticket && tickets && isOk(ticket.answer) && !isThere;
  return [
    ...(lostName ? [{ rule: 'write-lost', name: saved.name, where: 'name' } as const] : []),
    ...(lostTicket ? [{ rule: 'write-lost', name: ticket.name, where: 'subject' } as const] : []),
  ];
}

function checkPayment({ name, body }: Answered): Finding[] {
  const address = deposit.reply().safeParse(body).data?.redirect_url;
  if (address === undefined || safeRedirect(address, [])) return [];
  return [{ rule: 'payment-address', name, seen: inWords(address) }];
}

/** Whether what the site sends is taken and kept. */
export function checkWrites(walked: Walked): Finding[] {
  const writes = madeFor(walked, 'write');
  return [
    ...writes.flatMap(checkRefused),
    ...checkKept(walked),
    ...writes.filter(({ name, answer }) => name === 'deposit' && isOk(answer)).flatMap(checkPayment),
  ];
}
