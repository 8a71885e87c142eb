import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toldMs } from '../../lib/config.ts';
import type { Order } from '../../lib/data/query.ts';
import type { Told } from '../../lib/orders/status-messages.ts';
import { pathOf } from '../../lib/paths.ts';
import { draftTicket } from '../../stores/support/prefilled-request.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';

export interface WhatHappenedProps {
  readonly order: Pick<Order<never, unknown>, '$told' | 'goOn' | 'check' | 'resume'>;
  /** Where what was ordered can be seen. */
  readonly seeHref?: string;
  readonly seeLabel?: string;
  /** The button that ends the news once they have been read: `OK` when left out, none when empty. */
  readonly againLabel?: string;
  /** It stands in no button's place, whose focus it would take. */
  readonly isAside?: boolean;
}

/** What really became of an order. In the place of its button it stays long enough to lift the thumb and read. */
export default function WhatHappened({ order, ...props }: WhatHappenedProps) {
  const told = useStore(order.$told);
  return told && <News told={told} onRead={order.goOn} onCheck={order.check} {...props} />;
}

function isSeen(element: Element): boolean {
  return element !== document.body && getComputedStyle(element).visibility !== 'hidden';
}

/** A control that goes away takes the focus with it; what took its place gets it, and gives it back. */
function useFocusOfButton(isAside: boolean, isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
    if (isAside || !before.current || isSeen(before.current)) return;
    place.current?.focus({ preventScroll: true });
  }, [isAside]);
  useLayoutEffect(() => {
    // The alert that said that nothing is known has gone in this commit, with the focus that it may have had.
    if (isOpen || isAside || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  }, [isOpen, isAside]);
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

interface CheckAgainProps {
  readonly onCheck: () => Promise<void>;
  /** Called when it has been looked. */
  readonly onChecked: () => void;
}

function CheckAgain({ onCheck, onChecked }: CheckAgainProps) {
  const [pending, setPending] = useState(false);
  const check = async () => {
    setPending(true);
    await onCheck();
    setPending(false);
    onChecked();
  };
  return (
    <Button variant="secondary" size="small" pending={pending} pendingLabel="Checking …" onClick={check}>
      Check again
    </Button>
  );
}

type NewsProps = Omit<WhatHappenedProps, 'order'> &
  Pick<CheckAgainProps, 'onCheck'> & { readonly told: Told; readonly onRead: () => void };

function News({ told, onRead, onCheck, seeHref, seeLabel, againLabel = 'OK', isAside = false }: NewsProps) {
  const { place, giveBack } = useFocusOfButton(isAside, told.isOpen === true);
  const goOn = () => {
    const around = place.current?.parentElement ?? null;
    flushSync(onRead);
    giveBack(around);
  };
  const read = useRead();
  const [checks, noteCheck] = useReducer((times: number) => times + 1, 0);
  const { text, hint, isOpen, isEcho, report } = told;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={place} role="group" aria-label="Your order" tabIndex={-1} className="what-happened">
      <Alert tone={told.tone} hint={hint} occasion={checks} said={isEcho ? '' : text}>
        {text}
      </Alert>
      <div className="what-happened-ways">
        {isOpen && <CheckAgain onCheck={onCheck} onChecked={noteCheck} />}
        {report && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={pathOf('createTicket')}
            onClick={() => draftTicket(report)}
          >
            {told.tone === 'warning' ? 'Report it' : 'Ask about it'}
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
