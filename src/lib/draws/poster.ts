import type { Draw } from '../contract/draws.ts';
import { formatDateTime } from '../format/date-time.ts';
import { formatPence } from '../format/money.ts';
import { splitCta } from './draw-card.ts';

interface PosterInput {
  readonly draw: Pick<Draw, 'name' | 'price_cta' | 'ticket_price' | 'status' | 'start_date' | 'end_date'>;
  /** Address of the draw. */
  readonly url: string;
}

interface PosterDate {
  readonly term: 'Opens' | 'Closes';
  readonly text: string;
}

export interface Poster {
  /** The prize; without one, the draw's name. */
  readonly headline: string;
  /** The draw's name; '' where it is the headline. */
  readonly name: string;
  /** '£2.50 each' */
  readonly price: string;
  readonly dates: readonly PosterDate[];
  /** How to play, in order. */
  readonly steps: readonly string[];
}

const isShown = ({ text }: PosterDate) => text !== '';

function getDates({ status, start_date, end_date }: PosterInput['draw']): PosterDate[] {
  const opens = {
    term: 'Opens',
    text: status === 'scheduled' ? formatDateTime(start_date ?? '') : '',
  } as const;
  const closes = { term: 'Closes', text: formatDateTime(end_date ?? '') } as const;
  return [opens, closes].filter(isShown);
}

/** Returns the words of a draw's poster. */
export function createPoster({ draw, url }: PosterInput): Poster {
  const { prize, before, after } = splitCta(draw);
  return {
    headline: prize || draw.name,
    name: prize ? draw.name : '',
    price: `${before}${draw.ticket_price === undefined ? '' : formatPence(draw.ticket_price)}${after}`,
    dates: getDates(draw),
    steps: [
      `Scan the code with your phone’s camera, or go to ${new URL(url).host}.`,
      'Sign in, or sign up as a member of the club.',
      'Choose how many tickets you want, check the total, and press Purchase.',
    ],
  };
}
