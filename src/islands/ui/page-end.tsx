import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** What stands at the end of the screens that leave room for it. */
export const $pageEndContent = atom<ReactNode>(null);

/** That room. */
export function PageEndSlot() {
  return useStore($pageEndContent);
}
