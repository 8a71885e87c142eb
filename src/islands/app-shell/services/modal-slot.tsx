import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** The dialog above the current screen that no screen owns. */
export const $modalSlot = atom<ReactNode>(null);

/** Renders the modal slot. */
export function ModalSlot() {
  return useStore($modalSlot);
}
