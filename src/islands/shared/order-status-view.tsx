import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { orderStatusMinMs } from '../../lib/config.ts';
import type { OrderAction } from '../../lib/data/query.ts';
import type { OrderStatus } from '../../lib/orders/status-messages.ts';
import { getPath } from '../../lib/paths.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';

export interface OrderStatusViewProps {
  readonly order: Pick<OrderAction<never, unknown>, '$status' | 'dismiss' | 'check' | 'resume'>;
  /** Where what was ordered can be seen. */
  readonly detailsHref?: string;
  readonly detailsLabel?: string;
  /** The button that ends the news once they have been read: `OK` when left out, none when empty. */
  readonly dismissLabel?: string;
  /** It stands in no button's place, whose focus it would take. */
  readonly isStandalone?: boolean;
}

/** What really became of an order. In the place of its button it stays long enough to lift the thumb and read. */
export default function OrderStatusView({ order, ...props }: OrderStatusViewProps) {
  const told = useStore(order.$status);
  return told && <StatusPanel status={told} onDismiss={order.dismiss} onCheck={order.check} {...props} />;
}

function isVisible(element: Element): boolean {
  return element !== document.body && getComputedStyle(element).visibility !== 'hidden';
}

/** A control that goes away takes the focus with it; what took its place gets it, and gives it back. */
function useReplacedButtonFocus(isAside: boolean, isOpen: boolean) {
  const panelRef = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element>(null);
  useLayoutEffect(() => {
    previousFocus.current = document.activeElement;
    if (isAside || !previousFocus.current || isVisible(previousFocus.current)) return;
    panelRef.current?.focus({ preventScroll: true });
  }, [isAside]);
  useLayoutEffect(() => {
    // The alert that said that nothing is known has gone in this commit, with the focus that it may have had.
    if (isOpen || isAside || document.activeElement !== document.body) return;
    panelRef.current?.focus({ preventScroll: true });
  }, [isOpen, isAside]);
  const restoreFocus = (around: Element | null) => {
    const { current } = previousFocus;
    if (current instanceof HTMLElement && current.isConnected && isVisible(current)) {
      current.focus({ preventScroll: true });
    } else if (around) focusNearestHeading(around);
  };
  return { place: panelRef, giveBack: restoreFocus };
}

function useIsDismissible(): boolean {
  const [isDismissible, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), orderStatusMinMs);
    return () => clearTimeout(timer);
  }, []);
  return isDismissible;
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

type StatusPanelProps = Omit<OrderStatusViewProps, 'order'> &
  Pick<CheckAgainProps, 'onCheck'> & { readonly status: OrderStatus; readonly onDismiss: () => void };

function StatusPanel({
  status,
  onDismiss,
  onCheck,
  detailsHref,
  detailsLabel,
  dismissLabel = 'OK',
  isStandalone = false,
}: StatusPanelProps) {
  const { place: panelRef, giveBack: restoreFocus } = useReplacedButtonFocus(
    isStandalone,
    status.isOpen === true,
  );
  const handleDismiss = () => {
    const around = panelRef.current?.parentElement ?? null;
    flushSync(onDismiss);
    restoreFocus(around);
  };
  const isDismissible = useIsDismissible();
  const [checks, countCheck] = useReducer((times: number) => times + 1, 0);
  const { text, hint, isOpen, isAlreadyAnnounced, supportRequest } = status;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={panelRef} role="group" aria-label="Your order" tabIndex={-1} className="what-happened">
      <Alert
        tone={status.tone}
        hint={hint}
        announcementKey={checks}
        announcement={isAlreadyAnnounced ? '' : text}
      >
        {text}
      </Alert>
      <div className="what-happened-ways">
        {isOpen && <CheckAgain onCheck={onCheck} onChecked={countCheck} />}
        {supportRequest && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={getPath('createSupportRequest')}
            onClick={() => prefillSupportRequest(supportRequest)}
          >
            {status.tone === 'warning' ? 'Report it' : 'Ask about it'}
          </ButtonLink>
        )}
        {detailsHref && (
          <ButtonLink variant="secondary" size="small" href={detailsHref}>
            {detailsLabel}
          </ButtonLink>
        )}
        {dismissLabel && isDismissible && (
          <Button variant="secondary" size="small" onClick={handleDismiss}>
            {dismissLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
