import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import type { HandlerOf } from '../http/handler.ts';
import * as auth from './auth.ts';
import { listDraws } from './draw-list.ts';
import * as draws from './draws.ts';
import * as member from './member.ts';
import * as notifications from './notifications.ts';
import * as signUp from './sign-up.ts';
import * as subscriptions from './subscriptions.ts';
import * as support from './support.ts';
import * as tenant from './tenant.ts';
import * as tickets from './tickets.ts';
import * as wallet from './wallet.ts';

/** A missing handler does not compile. */
export const handlers = {
  signIn: auth.signIn,
  refreshToken: auth.refreshToken,
  changeClient: auth.changeClient,
  requestPasswordReset: auth.requestPasswordReset,
  validateResetToken: auth.validateResetToken,
  confirmPasswordReset: auth.confirmPasswordReset,
  checkRegistration: signUp.checkRegistration,
  connect: signUp.connect,
  register: signUp.register,
  getMember: member.getMember,
  updateMember: member.updateMember,
  getMemberClients: member.getMemberClients,
  updatePassword: member.updatePassword,
  updatePasscode: member.updatePasscode,
  updateEmail: member.updateEmail,
  getTenant: tenant.getTenant,
  listDraws,
  getDraw: draws.getDraw,
  listPrizes: draws.listPrizes,
  buyTickets: draws.buyTickets,
  listTickets: tickets.listTickets,
  listSubscriptions: subscriptions.listSubscriptions,
  subscribe: subscriptions.subscribe,
  paySubscription: subscriptions.paySubscription,
  unsubscribe: subscriptions.unsubscribe,
  listTransactions: wallet.listTransactions,
  deposit: wallet.deposit,
  withdraw: wallet.withdraw,
  listSupportTickets: support.listSupportTickets,
  createSupportTicket: support.createSupportTicket,
  listNotifications: notifications.listNotifications,
} satisfies { [Name in EndpointName]: HandlerOf<Name> };
