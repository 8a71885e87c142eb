import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** What stands above whatever screen is shown. */
export const $modalSlot = atom<ReactNode>(null);
