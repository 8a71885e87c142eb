import { atom } from 'nanostores';
import type { Told } from '../../lib/orders/status-messages.ts';
import { isKept } from '../../lib/storage/scoped-storage.ts';
import type { Subject } from './followed.ts';
import type { Follower } from './tracker.ts';

/** Follows the orders of a subject with what is loaded once there is one. Where it cannot be had, nothing is told. */
export function follow(subject: Omit<Subject, '$told'>) {
  const $told = atom<Told | undefined>();
  let follower: Follower | undefined;
  const load = async () => {
    const following = await import('./tracker.ts').catch(() => undefined);
    if (following) follower ??= new following.Follower({ ...subject, $told });
    return follower;
  };
  return {
    $told,
    load,
    isOpen: () => follower?.isOpen === true,
    goOn: () => {
      $told.set(undefined);
      follower?.read();
    },
    check: async () => void (await (await load())?.check()),
    resume: () => {
      if (!$told.get() && isKept(subject.name)) void load().then((loaded) => loaded?.resume());
    },
  };
}
