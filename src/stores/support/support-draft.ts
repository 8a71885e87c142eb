import { atom } from 'nanostores';
import type { SupportTicketValues } from '../../lib/forms/support.ts';
import { $memberKey } from '../app/session.ts';

/** A support ticket that the app has filled in; never from the address, which anybody can write. */
const $draft = atom<SupportTicketValues | undefined>();
$memberKey.listen(() => $draft.set(undefined));

/** Fills in the next support ticket. */
export const draftTicket = (values: SupportTicketValues): void => $draft.set(values);

/** What was filled in. */
export const draftedTicket = (): SupportTicketValues | undefined => $draft.get();

/** Forgets it, once its form is gone. */
export const forgetDraftedTicket = (): void => $draft.set(undefined);
