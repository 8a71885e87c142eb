import { useEffect, useState } from 'react';
import { listNotices } from '../../../lib/messages/list-notices.ts';
import { Button } from '../controls/button.tsx';
import { useSlowAnnouncement } from '../messages/announce.ts';
import type { ReadProgress } from './all-pages.tsx';

/** Most lists are read to their end before anybody would wonder. */
const quietMs = 1_000;

/** How far a list has been read, with the way to stop it or to have it go on. */
export function ReadProgressLine({ name, list, isReading, stop, resume }: ReadProgress) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  const text = isReading ? listNotices.reading(name, list) : listNotices.readSoFar(name, list);
  useSlowAnnouncement(isReading, () => text);
  if (isReading && !isSlow) return null;
  return (
    <div className="reading-on">
      <p className="muted small digits">{text}</p>
      <Button variant="ghost" size="small" onClick={isReading ? stop : resume}>
        {isReading ? 'Stop' : 'Go on'}
      </Button>
    </div>
  );
}
