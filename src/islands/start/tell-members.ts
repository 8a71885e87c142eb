/** What only members are told by itself, in one chunk. */
import { watchHands } from './quiet.ts';
import { tellNews } from './tell-news.ts';
import { tellTime } from './tell-time.ts';
import { tellWins } from './tell-wins.ts';

/** Begins with all of it. */
export function tellMembers(): void {
  watchHands();
  tellWins();
  tellTime();
  tellNews();
}
