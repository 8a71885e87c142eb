/**
 * A club's text, drawn into the page's outline: the one that was kept of the club at once, and the present one as soon
 * as the API has answered what the head of the page asked for. It is cleaned as it always is; React comes later on a
 * slow phone, and takes over from here.
 */

import { isAppLoaded, isBrowser, textRenderedEvent } from '../../lib/browser/runtime.ts';

import { peekPrefetched } from '../../lib/prefetch/prefetched-requests.ts';
import { setCleanHtml, setInitialHtml } from '../ui/content/clean-html.tsx';

import { PageTextView, scrollToLinkedSection } from '../ui/content/page-text-view.tsx';

import { renderStatic } from '../ui/static-renderer.ts';

declare global {
  /** What was kept of the club whose address this is, as the page's head found it (layouts/head/first-paint.js). */
  var cachedTenant: unknown;
}

/** A field of the club's configuration, which nobody has checked yet; empty for anything but text. */
function getText(club: unknown, field: string): string {
  if (typeof club !== 'object' || club === null) return '';
  const value: unknown = Reflect.get(club, field);
  return typeof value === 'string' ? value : '';
}

/** Has the app come: its files would be in the way of the text, which is what somebody is here for. */
function startAppLoading(): void {
  requestAnimationFrame(() => setTimeout(() => document.dispatchEvent(new Event(textRenderedEvent))));
}

/** Draws the text of a configuration with its head, if it has one and the app is not there by then. */
function createTextRenderer(container: HTMLElement, head: Element) {
  let drawn = '';
  return async (club: unknown): Promise<void> => {
    const html = getText(club, container.dataset['field'] ?? '');
    const name = getText(club, 'name');
    const logo = getText(club, 'logo_url');
    const all = JSON.stringify([html, name, logo]);
    if (!html.trim() || !name || all === drawn) return;
    drawn = all;
    const { sanitise } = await import('../../lib/html/sanitise.ts');
    if (isAppLoaded() || all !== drawn) return;
    const clean = sanitise(html, 'page');
    setInitialHtml(html, clean);
    head.querySelector('.club-logo')?.replaceChildren(...renderStatic(<img src={logo} alt="" />));
    head.querySelector('.compliance-logo')?.toggleAttribute('hidden', !logo);
    head.querySelector('.compliance-club > p')?.replaceChildren(name);
    container.replaceChildren(...renderStatic(<PageTextView clean={clean} />));
    for (const view of container.querySelectorAll('.prose')) setCleanHtml(view, clean);
    scrollToLinkedSection(clean.headings);
    startAppLoading();
  };
}

async function renderFirstText(): Promise<void> {
  const room = document.querySelector<HTMLElement>('#skeleton .club-text');
  const head = room?.previousElementSibling;
  if (!room || !head) return;
  const draw = createTextRenderer(room, head);
  const kept = draw(globalThis.cachedTenant);
  // Every page reads the club's configuration first (lib/prefetch/route-prefetch.ts).
  const [club = ''] = document.documentElement.dataset['reads']?.split(' ') ?? [];
  const answer = await peekPrefetched(club);
  if (answer?.ok) await draw(answer.json());
  await kept;
}

// Whatever is wrong with the answer, the app is about to say it.
if (isBrowser)
  renderFirstText()
    .catch(() => {})
    .finally(startAppLoading);
