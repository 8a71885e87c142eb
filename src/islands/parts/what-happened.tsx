import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toldMs } from '../../lib/config.ts';
import type { Order } from '../../lib/data/async.ts';
import type { Told } from '../../lib/orders/told.ts';
import { pathOf } from '../../lib/paths.ts';
import { draftTicket } from '../../stores/support/support-draft.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { focusNearestHeading } from '../ui/focus/nearest-heading.ts';
import { Alert } from '../ui/messages/alert.tsx';

export interface WhatHappenedProps {
  readonly order: Pick<Order<never, unknown>, '$told' | 'goOn'>;
  /** Where what was ordered can be seen. */
  readonly seeHref?: string;
  readonly seeLabel?: string;
  /** Offers another order once this one has been read; none is offered when left out. */
  readonly againLabel?: string | undefined;
}

/** What really became of an order. In the place of its button it stays long enough to lift the thumb and read. */
export default function WhatHappened({ order, ...props }: WhatHappenedProps) {
  const told = useStore(order.$told);
  return told && <News told={told} onRead={order.goOn} {...props} />;
}

function isSeen(element: Element): boolean {
  return element !== document.body && getComputedStyle(element).visibility !== 'hidden';
}

/** A control that goes away takes the focus with it; what took its place gets it, and gives it back. */
function useFocusOfButton() {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
    if (!before.current || isSeen(before.current)) return;
    place.current?.focus({ preventScroll: true });
  }, []);
  const giveBack = (around: Element | null) => {
    const { current } = before;
    if (current instanceof HTMLElement && current.isConnected && isSeen(current)) {
      current.focus({ preventScroll: true });
    } else if (around) focusNearestHeading(around);
  };
  return { place, giveBack };
}

function useRead(): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), toldMs);
    return () => clearTimeout(timer);
  }, []);
  return read;
}

type NewsProps = Omit<WhatHappenedProps, 'order'> & { readonly told: Told; readonly onRead: () => void };

function News({ told, onRead, seeHref, seeLabel, againLabel }: NewsProps) {
  const { place, giveBack } = useFocusOfButton();
  const goOn = () => {
    const around = place.current?.parentElement ?? null;
    flushSync(onRead);
    giveBack(around);
  };
  const read = useRead();
  const { text, isEcho, report } = told;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={place} role="group" aria-label="Your order" tabIndex={-1} className="what-happened">
      <Alert tone={told.tone} {...(isEcho && { said: '' })}>
        {text}
      </Alert>
      <div className="what-happened-ways">
        {report && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={pathOf('createTicket')}
            onClick={() => draftTicket(report)}
          >
            Report it
          </ButtonLink>
        )}
        {seeHref && (
          <ButtonLink variant="secondary" size="small" href={seeHref}>
            {seeLabel}
          </ButtonLink>
        )}
        {againLabel && read && (
          <Button variant="secondary" size="small" onClick={goOn}>
            {againLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
