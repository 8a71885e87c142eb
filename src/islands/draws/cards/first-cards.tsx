/**
 * Renders the first draw cards into the skeleton: cached cards at once, current ones after the prefetch. On a
 * slow phone React loads half a second later.
 */

import { isAppLoaded, isBrowser } from '../../../lib/browser/page.ts';
import { desktopFromPx, listDrawsPath } from '../../../lib/config.ts';
import { type CardDraw, countText, getCountdown, parseCardDraw } from '../../../lib/draws/draw-card.ts';
import {
  type BufferedResponse,
  getPageReads,
  peekPrefetched,
} from '../../../lib/prefetch/prefetched-requests.ts';
import { readCacheEntry } from '../../../lib/storage/offline-cache.ts';
import { tenantApiBase } from '../../../lib/tenant/current-tenant.ts';
import { CountdownView } from '../../ui/content/countdown-view.tsx';
import { renderStatic } from '../../ui/static-renderer.ts';
import { AsOfNote, DrawCardView, drawCellClass } from './draw-card-view.tsx';
import { DrawPicture } from './draw-picture.tsx';

/** Cards in the first viewport. */
export function getFirstCardCount(): number {
  return innerWidth < desktopFromPx ? 3 : 9;
}

/** Returns an empty list for a failed response, which the app reports later. */
function parsePage({ ok, json }: Pick<BufferedResponse, 'ok' | 'json'>) {
  const body = ok ? json() : undefined;
  const page: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null && 'results' in body ? { ...body } : { results: body };
  const { results, next, count } = page;
  const list: readonly unknown[] = Array.isArray(results) ? results : [];
  const hasTotal = typeof count === 'number';
  return { list, count: { count: hasTotal ? count : list.length, isAll: hasTotal || !next } };
}

/** Returns no draws if one of them fails to parse. */
function parseFirstDraws(list: readonly unknown[]): CardDraw[] {
  const draws = list.slice(0, getFirstCardCount()).map(parseCardDraw);
  return draws.every((draw) => draw !== undefined) ? draws : [];
}

function FirstCard({ draw }: { readonly draw: CardDraw }) {
  const texts = getCountdown(draw);
  const countdown = <CountdownView {...texts} remainingMs={Date.parse(texts.until ?? '') - Date.now()} />;
  return (
    <div className={drawCellClass}>
      <DrawCardView draw={draw} logo={<DrawPicture url={draw.logo_url} />} countdown={countdown} />
    </div>
  );
}

function createCardRenderer(container: Element) {
  let rendered = '';
  /** @param cachedAtText undefined for a current response */
  return (reply: Pick<BufferedResponse, 'ok' | 'json'>, cachedAtText?: string) => {
    const { list, count } = parsePage(reply);
    const draws = parseFirstDraws(list);
    const text = JSON.stringify(draws);
    if (draws.length === 0) return;
    if (text !== rendered)
      container.replaceChildren(
        ...draws.flatMap((draw) => renderStatic(<FirstCard key={draw.id} draw={draw} />)),
      );
    rendered = text;
    const cachedNote = cachedAtText ? renderStatic(<AsOfNote atText={cachedAtText} />) : [];
    document
      .querySelector('#skeleton [data-slot=draw-count]')
      ?.replaceChildren(countText(count), ...cachedNote);
  };
}

async function renderFirstCards(): Promise<void> {
  const container = document.querySelector('#skeleton [data-slot=draws]');
  if (!container) return;
  const render = createCardRenderer(container);
  const path = getPageReads().find((read) => read.startsWith(listDrawsPath));
  if (!path) return;
  // With cached scripts the app starts before this module, but renders later.
  const cached = readCacheEntry(path);
  if (cached) render({ ok: true, json: cached.json }, cached.atText);
  if (isAppLoaded()) return;
  const reply = await peekPrefetched(tenantApiBase + path);
  if (reply && !isAppLoaded()) render(reply);
}

// The app reports failures of the same request.
if (isBrowser) renderFirstCards().catch(() => {});
