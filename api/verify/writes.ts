import { type MemberProfile, memberProfileSchema } from '../../src/lib/contract/member.ts';
import { withoutTime } from '../../src/lib/format/calendar-dates.ts';
import type { Caller } from './caller.ts';

/** So that whoever looks after the tickets knows whence it came. */
export const testSupportRequest = {
  category: 'General',
  subject: 'Test of the API',
  description: 'Written by the command that verifies the API. Nothing needs to be done.',
} as const;

const leastDeposit = '1.00';

/** The profile as it stands, with a name that tells that it was saved. */
function changedProfile(user: MemberProfile) {
  const { phone_number, address1, address2, city, county, postcode, date_of_birth } = user;
  return {
    name: user.name.endsWith(' V') ? user.name.slice(0, -2) : `${user.name} V`,
    phone_number,
    address1,
    address2,
    city,
    county,
    postcode,
    date_of_birth: withoutTime(date_of_birth) || null,
  };
}

/** Saves the profile and puts it back, opens a support ticket, and begins the smallest deposit without paying it. */
export async function walkWrites(caller: Caller, bearer: string): Promise<void> {
  const before = caller.exchanges.find(({ name, purpose }) => name === 'getMember' && purpose === 'read');
  const user = memberProfileSchema().safeParse(before?.body).data;
  if (user) {
    const payload = changedProfile(user);
    await caller.ask('updateMember', 'write', { bearer, payload });
    await caller.ask('getMember', 'read after the write', { bearer });
    await caller.ask('updateMember', 'write', { bearer, payload: { ...payload, name: user.name } });
  }
  await caller.ask('createSupportTicket', 'write', { bearer, payload: testSupportRequest });
  await caller.ask('listSupportTickets', 'read after the write', { bearer });
  await caller.ask('deposit', 'write', { bearer, payload: { amount: leastDeposit } });
}
