/**
 * A club's text, drawn into the page's outline: the one that was kept of the club at once, and the present one as soon
 * as the API has answered what the head of the page asked for. It is cleaned as it always is; React comes later on a
 * slow phone, and takes over from here.
 */

import { onPage } from '../../lib/browser/on-page.ts';
import { isAppHere } from '../../lib/browser/runtime.ts';
import { textDrawn } from '../../lib/browser/text-drawn.ts';
import { peekEarlyRead } from '../../lib/prefetch/prefetched-requests.ts';
import { fillIn } from '../ui/content/clean-html.tsx';
import { keepText } from '../ui/content/known-text.ts';
import { followToSection } from '../ui/content/linked-section.ts';
import { PageTextView } from '../ui/content/page-text-view.tsx';
import { still } from '../ui/static-renderer.ts';

declare global {
  /** What was kept of the club whose address this is, as the page's head found it (layouts/head/first-paint.js). */
  var seenClub: unknown;
}

/** A field of the club's configuration, which nobody has checked yet; empty for anything but text. */
function textIn(club: unknown, field: string): string {
  if (typeof club !== 'object' || club === null) return '';
  const value: unknown = Reflect.get(club, field);
  return typeof value === 'string' ? value : '';
}

/** Has the app come: its files would be in the way of the text, which is what somebody is here for. */
function letAppCome(): void {
  requestAnimationFrame(() => setTimeout(() => document.dispatchEvent(new Event(textDrawn))));
}

/** Draws the text of a configuration with its head, if it has one and the app is not there by then. */
function drawInto(room: HTMLElement, head: Element) {
  let drawn = '';
  return async (club: unknown): Promise<void> => {
    const html = textIn(club, room.dataset['field'] ?? '');
    const name = textIn(club, 'name');
    const logo = textIn(club, 'logo_url');
    const all = JSON.stringify([html, name, logo]);
    if (!html.trim() || !name || all === drawn) return;
    drawn = all;
    const { sanitise } = await import('../../lib/html/sanitise.ts');
    if (isAppHere() || all !== drawn) return;
    const clean = sanitise(html, 'page');
    keepText(html, clean);
    head.querySelector('.club-logo')?.replaceChildren(...still(<img src={logo} alt="" />));
    head.querySelector('.compliance-logo')?.toggleAttribute('hidden', !logo);
    head.querySelector('.compliance-club > p')?.replaceChildren(name);
    room.replaceChildren(...still(<PageTextView clean={clean} />));
    for (const view of room.querySelectorAll('.prose')) fillIn(view, clean);
    followToSection(clean.headings);
    letAppCome();
  };
}

async function drawFirstText(): Promise<void> {
  const room = document.querySelector<HTMLElement>('#skeleton .club-text');
  const head = room?.previousElementSibling;
  if (!room || !head) return;
  const draw = drawInto(room, head);
  const kept = draw(globalThis.seenClub);
  // Every page reads the club's configuration first (lib/prefetch/route-prefetch.ts).
  const [club = ''] = document.documentElement.dataset['reads']?.split(' ') ?? [];
  const answer = await peekEarlyRead(club);
  if (answer?.ok) await draw(answer.json());
  await kept;
}

// Whatever is wrong with the answer, the app is about to say it.
if (onPage)
  drawFirstText()
    .catch(() => {})
    .finally(letAppCome);
