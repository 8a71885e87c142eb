import { toastMs } from '../config.ts';

/** `ms` is the toast's duration. */
export interface Success {
  readonly text: string;
  readonly ms: number;
}

const formatTickets = (count: number) => `${count} ticket(s)`;

export const successes = {
  changePassword: (): Success => ({
    text: 'Your password has been successfully changed.',
    ms: toastMs.success,
  }),
  createSupportTicket: (): Success => ({
    text: 'Thank you for reaching out to us. One of our team will get back to you within 72 hours.',
    ms: toastMs.supportRequest,
  }),
  withdraw: (): Success => ({
    text: 'Your withdraw request has been successfully submitted.',
    ms: toastMs.success,
  }),
  updatePersonalInfo: (): Success => ({ text: 'Personal information updated', ms: toastMs.success }),
  updatePasscode: (identifier: string): Success => ({ text: `${identifier} updated`, ms: toastMs.success }),
  buyTickets: (count: number): Success => ({
    text: `You bought ${formatTickets(count)} for this draw.`,
    ms: toastMs.purchase,
  }),
  subscribe: (count: number): Success => ({
    text: `You subscribed to this raffle ${formatTickets(count)} for this and upcoming draws will be purchased automatically.`,
    ms: toastMs.purchase,
  }),
  unsubscribe: (): Success => ({ text: 'Successfully unsubscribed from the raffle.', ms: toastMs.success }),
  paySubscription: (count: number): Success => ({
    text: `Your payment for ${formatTickets(count)} was successful.`,
    ms: toastMs.success,
  }),
} as const;

export type Successes = typeof successes;
