import type * as z from 'zod/mini';
import { signIn } from '../../src/lib/contract/auth.ts';
import { drawSchema, prizeSchema, purchaseReply } from '../../src/lib/contract/draws.ts';
import {
  memberProfileSchema,
  memberTenantSchema,
  notificationSchema,
} from '../../src/lib/contract/member.ts';
import { subscriptionSchema } from '../../src/lib/contract/subscriptions.ts';
import { supportRequestSchema } from '../../src/lib/contract/support.ts';
import { tenantSchema } from '../../src/lib/contract/tenant.ts';
import { ticketSchema } from '../../src/lib/contract/tickets.ts';
import { transactionSchema } from '../../src/lib/contract/wallet.ts';
import {
  amountText,
  countSchema,
  flagSchema,
  idSchema,
  optionalTimestamp,
  penceSchema,
  timestampSchema,
} from '../../src/lib/contract/wire/values.ts';

export const namedSchemas = {
  Id: idSchema(),
  Money: penceSchema(),
  Amount: amountText(),
  Count: countSchema(),
  Time: timestampSchema(),
  OptionalTime: optionalTimestamp(),
  Flag: flagSchema(),
  Tokens: signIn.reply(),
  Club: tenantSchema(),
  Member: memberProfileSchema(),
  MemberClub: memberTenantSchema(),
  Draw: drawSchema(),
  Prize: prizeSchema(),
  Ticket: ticketSchema(),
  Subscription: subscriptionSchema(),
  Purchase: purchaseReply(),
  Transaction: transactionSchema(),
  SupportTicket: supportRequestSchema(),
  Notification: notificationSchema(),
} satisfies Record<string, z.ZodMiniType>;

export type SchemaName = keyof typeof namedSchemas;
