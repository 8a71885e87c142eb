/** Tells the member of the time they have spent, as they asked to be: when nothing else is going on. */
import { createElement } from 'react';
import { $memberKey } from '../../../stores/app/session.ts';
import { minutesToTell, noteTimeTold, watchTime } from '../../../stores/safer-play/time-spent.ts';
import { isQuiet } from './activity.ts';
import { $above } from './modal-slot.tsx';
import { TimeNotice } from './time-reminder-dialog.tsx';

/** Shows it until the member closes it or leaves. It counts as told from the start, so that no other tab tells it too. */
function show(minutes: number): void {
  const end = () => {
    stop();
    $above.set(null);
  };
  const stop = $memberKey.listen(end);
  noteTimeTold();
  $above.set(createElement(TimeNotice, { minutes, onClose: end }));
}

/** Begins to count and to tell. */
export function beginTelling(): void {
  watchTime(() => {
    const minutes = isQuiet() ? minutesToTell() : undefined;
    if (minutes !== undefined) show(minutes);
  });
}
