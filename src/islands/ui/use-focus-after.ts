import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus that went with something to what stands there now.
 * @param isThere whether it is shown that takes its focus along
 * @param next what gets the focus once it has gone
 */
export function useFocusAfter(isThere: boolean, next: () => HTMLElement | null): void {
  const wasThere = useRef(isThere);
  useLayoutEffect(() => {
    const hasGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (hasGone && document.activeElement === document.body) next()?.focus({ preventScroll: true });
  });
}
