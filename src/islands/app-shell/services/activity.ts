/** When something may come up by itself: nothing else is going on, and nobody is about to press or type. */
import { moneyScreens } from '../../../lib/orders/money-screens.ts';
import { isUnderWay } from '../../../stores/app/in-flight.ts';
import { $screen } from '../../../stores/app/router.ts';
import { typedInto } from '../../ui/focus/typed-into.ts';
import { topDialog } from '../../ui/overlays/top-dialog.ts';
import { $above } from './modal-slot.tsx';

/** Nothing comes up under a finger, or while somebody types. */
export const stillMs = 1_000;
let touchedAt = 0;

function isMenuOpen(): boolean {
  try {
    return document.querySelector(':popover-open') !== null;
  } catch {
    return false;
  }
}

/** True while a dialog would come in nobody's way. */
export function isQuiet(): boolean {
  const screen = $screen.get();
  return (
    document.visibilityState !== 'hidden' &&
    Date.now() - touchedAt >= stillMs &&
    screen.kind === 'screen' &&
    !moneyScreens.includes(screen.name) &&
    topDialog() === undefined &&
    $above.get() === null &&
    !isMenuOpen() &&
    !isUnderWay() &&
    !document.activeElement?.matches(typedInto)
  );
}

/** Begins to note what hands do. */
export function watchHands(): void {
  const note = () => {
    touchedAt = Date.now();
  };
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, note, { capture: true, passive: true });
}
