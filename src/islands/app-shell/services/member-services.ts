/** What rests for members alone: what they are told by itself, and what is kept for them, in one chunk. */
import { keepSeen } from '../../../stores/data/offline-cache.ts';
import { watchHands } from './activity.ts';
import { tellNews } from './tell-news.ts';
import { tellTime } from './tell-time.ts';
import { tellWins } from './tell-wins.ts';

/** Begins with all of it. */
export function tellMembers(): void {
  keepSeen();
  watchHands();
  tellWins();
  tellTime();
  tellNews();
}
