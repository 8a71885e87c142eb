/**
 * The first cards of the list, drawn into the page's skeleton as soon as the API has answered what the head of the page
 * asked for. On a slow phone React comes half a second later, and takes over from here.
 */

import { desktopFromPx } from '../../../../lib/config.ts';
import type { Count } from '../../../../lib/data/list.ts';
import {
  type CardDraw,
  countdownEndedText,
  countdownOf,
  countText,
  firstCards,
  readCardDraw,
} from '../../../../lib/raffles/draw-card.ts';
import type { Answer } from '../../../../lib/start/answer.ts';
import { listDrawsPath } from '../../../../lib/start/api-paths.ts';
import { isAppHere } from '../../../../lib/start/app-here.ts';
import { peekEarlyRead } from '../../../../lib/start/early-reads.ts';
import { onPage } from '../../../../lib/start/on-page.ts';
import { CountdownView } from '../../../ui/content/countdown-view.tsx';
import { DrawCardView } from './draw-card-view.tsx';
import { DrawPicture } from './draw-picture.tsx';
import { still } from './still.ts';

interface FirstPage {
  readonly list: readonly unknown[];
  /** How many raffles there are, as far as this page says. */
  readonly count: Count;
}

/** The list in an answer; empty when the answer is anything but plain, which the app then explains. */
function pageIn({ ok, json }: Answer): FirstPage {
  const body = ok ? json() : undefined;
  const page: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null && 'results' in body ? { ...body } : { results: body };
  const { results, next, count } = page;
  const list = Array.isArray(results) ? results : [];
  const known = typeof count === 'number';
  return { list, count: { count: known ? count : list.length, isAll: known || !next } };
}

/** The first draws of a list; none if one of them is out of the ordinary. */
function firstDraws(list: readonly unknown[]): CardDraw[] {
  const count = firstCards[innerWidth < desktopFromPx ? 'phone' : 'desktop'];
  const draws = list.slice(0, count).map(readCardDraw);
  return draws.every((draw) => draw !== undefined) ? draws : [];
}

function FirstCard({ draw }: { readonly draw: CardDraw }) {
  const { label, until } = countdownOf(draw);
  const left = Date.parse(until ?? '') - Date.now();
  const countdown = <CountdownView until={until} left={left} label={label} endedText={countdownEndedText} />;
  return (
    <div className="draw-grid-cell">
      <DrawCardView draw={draw} logo={<DrawPicture url={draw.logo_url} />} countdown={countdown} />
    </div>
  );
}

async function drawFirstCards(): Promise<void> {
  const room = document.querySelector('#skeleton .card-grid');
  const answer = room && (await peekEarlyRead(listDrawsPath));
  if (!answer || isAppHere()) return;
  const { list, count } = pageIn(answer);
  const cards = firstDraws(list).flatMap((draw) => still(<FirstCard key={draw.id} draw={draw} />));
  if (cards.length === 0) return;
  room.replaceChildren(...cards);
  // On the narrowest screens the line that it takes moves the cards.
  document.querySelector('#skeleton .raffle-count')?.append(countText(count));
}

// Whatever is wrong with the answer, the app is about to say it.
if (onPage) drawFirstCards().catch(() => {});
