/**
 * The first cards of the list, drawn into the page's skeleton: those that the member saw last at once, and the present
 * ones as soon as the API has answered what the head of the page asked for. On a slow phone React comes half a second
 * later, and takes over from here.
 */

import { isAppLoaded, isBrowser } from '../../../lib/browser/runtime.ts';
import { desktopFromPx, listDrawsPath } from '../../../lib/config.ts';

import type { EntryCount } from '../../../lib/data/list.ts';
import {
  asOfText,
  type CardDraw,
  countdownEndedText,
  countdownOf,
  countText,
  firstCardCounts,
  parseCardDraw,
} from '../../../lib/draws/draw-card.ts';
import { type BufferedResponse, peekPrefetched } from '../../../lib/prefetch/prefetched-requests.ts';

import { readCacheEntry } from '../../../lib/storage/offline-cache.ts';
import { CountdownView } from '../../ui/content/countdown-view.tsx';
import { renderStatic } from '../../ui/static-renderer.ts';
import { DrawCardView } from './draw-card-view.tsx';
import { DrawPicture } from './draw-picture.tsx';

interface FirstPage {
  readonly list: readonly unknown[];
  /** How many raffles there are, as far as this page says. */
  readonly count: EntryCount;
}

/** The list in an answer; empty when the answer is anything but plain, which the app then explains. */
function parsePage({ ok, json }: Pick<BufferedResponse, 'ok' | 'json'>): FirstPage {
  const body = ok ? json() : undefined;
  const page: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null && 'results' in body ? { ...body } : { results: body };
  const { results, next, count } = page;
  const list = Array.isArray(results) ? results : [];
  const known = typeof count === 'number';
  return { list, count: { count: known ? count : list.length, isAll: known || !next } };
}

/** The first draws of a list; none if one of them is out of the ordinary. */
function parseFirstDraws(list: readonly unknown[]): CardDraw[] {
  const count = firstCardCounts[innerWidth < desktopFromPx ? 'phone' : 'desktop'];
  const draws = list.slice(0, count).map(parseCardDraw);
  return draws.every((draw) => draw !== undefined) ? draws : [];
}

function FirstCard({ draw }: { readonly draw: CardDraw }) {
  const { label, until } = countdownOf(draw);
  const left = Date.parse(until ?? '') - Date.now();
  const countdown = (
    <CountdownView until={until} remainingMs={left} label={label} endedText={countdownEndedText} />
  );
  return (
    <div className="draw-grid-cell">
      <DrawCardView draw={draw} logo={<DrawPicture url={draw.logo_url} />} countdown={countdown} />
    </div>
  );
}

/** Draws the first cards of answers, where they are not those that stand there. */
function createCardRenderer(container: Element) {
  let drawn = '';
  /** @param when it came, as text, if that was before this page */
  return (answer: Pick<BufferedResponse, 'ok' | 'json'>, when?: string) => {
    const { list, count } = parsePage(answer);
    const draws = parseFirstDraws(list);
    const text = JSON.stringify(draws);
    if (draws.length === 0) return;
    if (text !== drawn)
      container.replaceChildren(
        ...draws.flatMap((draw) => renderStatic(<FirstCard key={draw.id} draw={draw} />)),
      );
    drawn = text;
    // On the narrowest screens the line that it takes moves the cards.
    const mark = when ? renderStatic(<small>{asOfText(when)}</small>) : [];
    document.querySelector('#skeleton .raffle-count')?.replaceChildren(countText(count), ...mark);
  };
}

/** The list that a page without parameters shows, below the API's base. */
function getUnfilteredPath(): string | undefined {
  const isPlain = [...new URLSearchParams(location.search).keys()].every((key) => key === 'client');
  const { reads = '' } = document.documentElement.dataset;
  return isPlain ? reads.split(' ').find((path) => path.startsWith(listDrawsPath)) : undefined;
}

async function renderFirstCards(): Promise<void> {
  const room = document.querySelector('#skeleton .card-grid');
  if (!room) return;
  const draw = createCardRenderer(room);
  const address = getUnfilteredPath();
  // Where all scripts are at hand, the app is the first to run, and the last to show something.
  const seen = address && readCacheEntry(address);
  if (seen) draw({ ok: true, json: seen.json }, seen.atText);
  if (isAppLoaded()) return;
  const answer = await peekPrefetched(listDrawsPath);
  if (answer && !isAppLoaded()) draw(answer);
}

// Whatever is wrong with the answer, the app is about to say it.
if (isBrowser) renderFirstCards().catch(() => {});
