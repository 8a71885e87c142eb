import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** The dialog that no screen owns. */
export const $modalSlot = atom<ReactNode>(null);

/** Renders that dialog. */
export function ModalSlot() {
  return useStore($modalSlot);
}
