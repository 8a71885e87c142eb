import { useEffect, useEffectEvent, useRef } from 'react';

/** `announcer` is polite, `alerts` is assertive. */
export type LiveRegion = 'announcer' | 'alerts';

export interface Announcement {
  readonly text: string;
  readonly region: LiveRegion;
  /** True: announced even if the focused element has the same name. */
  readonly isRepeat: boolean;
  element?: HTMLElement;
}

/** Holds announcements until `startLiveRegions` runs. */
export const announcementQueue = new Set<Announcement>();

let notifyQueued = () => {};
let pauseCount = 0;

/** True before a focus change, which would interrupt speech. */
export const areAnnouncementsPaused = (): boolean => pauseCount > 0;

/**
 * Pauses announcements until an expected focus change.
 * @returns resumes them
 */
export function pauseAnnouncements(): () => void {
  pauseCount += 1;
  return () => {
    pauseCount -= 1;
    notifyQueued();
  };
}

/** Replaces the only listener and calls it immediately. */
export function onAnnouncement(listener: () => void): void {
  notifyQueued = listener;
  notifyQueued();
}

/**
 * Alerts, toasts and other shared components announce themselves.
 * @returns withdraws the text
 */
export function announce(text: string, region: LiveRegion = 'announcer', isRepeat = false): () => void {
  const message: Announcement = { text, region, isRepeat };
  announcementQueue.add(message);
  notifyQueued();
  return () => {
    announcementQueue.delete(message);
    message.element?.remove();
  };
}

/**
 * Announces a text, unless it is the focused element's name.
 * @param announcementKey a new value announces the same text again
 */
export function useAnnouncement(
  text: string,
  region: LiveRegion = 'announcer',
  announcementKey?: unknown,
): void {
  const wasAnnounced = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key announces the text again.
  useEffect(() => {
    if (text === '') return;
    const isRepeat = wasAnnounced.current;
    wasAnnounced.current = true;
    return announce(text, region, isRepeat);
  }, [text, region, announcementKey]);
}

const slowThresholdMs = 1_000;

/** Announces a wait of over one second and its end. An empty `getDoneText` omits the end. */
export function useSlowAnnouncement(
  isWaiting: boolean,
  getWaitingText: () => string,
  getDoneText: () => string = () => '',
): void {
  const announceWait = useEffectEvent(() => announce(getWaitingText()));
  const announceEnd = useEffectEvent(() => {
    const doneText = getDoneText();
    if (doneText) announce(doneText);
  });
  useEffect(() => {
    if (!isWaiting) return;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      announceWait();
    }, slowThresholdMs);
    return () => {
      clearTimeout(timer);
      if (isSlow) announceEnd();
    };
  }, [isWaiting]);
}
