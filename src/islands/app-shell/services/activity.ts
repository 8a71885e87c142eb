import { moneyScreens } from '../../../lib/orders/money-operations.ts';
import { $isPageVisible, isInFlight } from '../../../stores/app/page-state.ts';
import { $screen } from '../../../stores/app/router.ts';
import { textEntrySelector } from '../../ui/focus/focus-target.ts';
import { getTopDialog } from '../../ui/overlays/top-dialog.ts';
import { $modalSlot } from '../frame.tsx';

/** Time without input before a dialog may interrupt the member. */
export const quietPeriodMs = 1_000;
/** Time of the last input, from `performance.now`. */
let activeAt = Number.NEGATIVE_INFINITY;

function isMenuOpen(): boolean {
  try {
    return document.querySelector(':popover-open') !== null;
  } catch {
    return false;
  }
}

export function canInterrupt(): boolean {
  const screen = $screen.get();
  return (
    $isPageVisible.get() &&
    performance.now() - activeAt >= quietPeriodMs &&
    screen.kind === 'screen' &&
    !moneyScreens.includes(screen.name) &&
    getTopDialog() === undefined &&
    $modalSlot.get() === null &&
    !isMenuOpen() &&
    !isInFlight() &&
    !document.activeElement?.matches(textEntrySelector)
  );
}

export function trackActivity(): void {
  const handleActivity = () => {
    activeAt = performance.now();
  };
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, handleActivity, { capture: true, passive: true });
}
