import { useEffect, useRef } from 'react';

/** Polite words wait until a screen reader has said what it is saying; alerts break in. */
export type LiveRegion = 'announcer' | 'alerts';

/** Something to be said. */
export interface Announcement {
  readonly text: string;
  readonly region: LiveRegion;
  /** It happened once more, so that it is said although the focus rests on these very words. */
  readonly isRepeat: boolean;
  /** Where it stands to be read, once it is said. */
  element?: HTMLElement;
}

/** What is still to be said, in its order. The voice takes from it once it is there (voice.ts). */
export const announcementQueue = new Set<Announcement>();

let hurry = () => {};
let holds = 0;

/** True while the focus is about to move, which would break off whatever is said. */
export const areAnnouncementsPaused = (): boolean => holds > 0;

/** Has what is to be said wait for a move of the focus that is known to come. @returns to be called with that */
export function pauseAnnouncements(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    hurry();
  };
}

/** Calls back whenever there is something new to be said, and at once. */
export function onAnnouncement(listener: () => void): void {
  hurry = listener;
  hurry();
}

/**
 * Has a screen reader say a text, by the app's one voice. What an alert, a toast or another shared piece shows is
 * announced by the piece itself; this is for what happens without one.
 * @param again true for what has happened once more in the same words
 * @returns takes the text back
 */
export function announce(text: string, region: LiveRegion = 'announcer', again = false): () => void {
  const message: Announcement = { text, region, isRepeat: again };
  announcementQueue.add(message);
  hurry();
  return () => {
    announcementQueue.delete(message);
    message.element?.remove();
  };
}

/**
 * Has a screen reader told what comes on screen, for as long as that is there: by the announcer, unless the focus goes
 * to something that is named by the same words, which says them.
 * @param occasion changes where the same words are news once more
 */
export function useAnnouncement(text: string, region: LiveRegion = 'announcer', occasion?: unknown): void {
  const isShown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion is a reason to say it again
  useEffect(() => {
    if (text === '') return;
    const again = isShown.current;
    isShown.current = true;
    return announce(text, region, again);
  }, [text, region, occasion]);
}

/** What takes longer than this is told of while it is awaited. */
const slowMs = 1_000;

/**
 * Says that something is on its way once that takes long, and then that it has come.
 * @param announcementQueue true while it is awaited
 * @param text what is said of the waiting
 * @param arrived what is said when it is over; empty where what comes says so itself
 */
export function useSlowAnnouncement(
  announcementQueue: boolean,
  text: () => string,
  arrived: () => string = () => '',
): void {
  const words = useRef({ text, arrived });
  words.current = { text, arrived };
  useEffect(() => {
    if (!announcementQueue) return;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      announce(words.current.text());
    }, slowMs);
    return () => {
      clearTimeout(timer);
      const news = isSlow ? words.current.arrived() : '';
      if (news) announce(news);
    };
  }, [announcementQueue]);
}
