import { useEffect, useRef } from 'react';
import { announce, type LiveRegion } from './announce.ts';

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
