import { atom } from 'nanostores';
import type { EntryCount } from '../../lib/data/list.ts';
import type { TicketCounts } from '../../lib/draws/own-draws.ts';

/** Filled after the first view, while the list of draws is shown. */
export const $ticketCounts = atom<TicketCounts>(new Map());

/** Number of draws that 'Mine only' leaves; undefined without it, and until it is known. */
export const $ownDrawCount = atom<EntryCount | undefined>();
