import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** Dialog that belongs to no screen. */
export const $modalSlot = atom<ReactNode>(null);

export function ModalSlot() {
  return useStore($modalSlot);
}
