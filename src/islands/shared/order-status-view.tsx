import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { orderStatusMinMs } from '../../lib/config.ts';
import type { OrderTracking } from '../../lib/data/action.ts';
import type { OrderStatus } from '../../lib/orders/status-messages.ts';
import { getPath } from '../../lib/paths.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';

export interface OrderStatusViewProps {
  readonly order: OrderTracking;
  readonly detailsHref?: string;
  readonly detailsLabel?: string;
  /** Defaults to `OK`. An empty string removes the button. */
  readonly dismissLabel?: string;
  /** True if the panel replaces no button: it takes no focus. */
  readonly isStandalone?: boolean;
  /** True if the panel covers the controls that it replaces, in the same grid. */
  readonly isCompact?: boolean;
}

/** The dismiss button appears late, as a guard against double taps. */
export default function OrderStatusView({ order, ...props }: OrderStatusViewProps) {
  const status = useStore(order.$status);
  return status && <StatusPanel status={status} onDismiss={order.dismiss} onCheck={order.check} {...props} />;
}

function isVisible(element: Element): boolean {
  return element !== document.body && getComputedStyle(element).visibility !== 'hidden';
}

/** Moves the focus from the replaced button to the panel, and back. */
function useReplacedButtonFocus(isStandalone: boolean, isOpen: boolean) {
  const panelRef = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element>(null);
  useLayoutEffect(() => {
    previousFocus.current = document.activeElement;
    if (isStandalone || !previousFocus.current || isVisible(previousFocus.current)) return;
    panelRef.current?.focus({ preventScroll: true });
  }, [isStandalone]);
  useLayoutEffect(() => {
    // "Check again" had the focus and is removed.
    if (isOpen || isStandalone || document.activeElement !== document.body) return;
    panelRef.current?.focus({ preventScroll: true });
  }, [isOpen, isStandalone]);
  const restoreFocus = (container: Element | null) => {
    const { current } = previousFocus;
    if (current instanceof HTMLElement && current.isConnected && isVisible(current)) {
      current.focus({ preventScroll: true });
    } else if (container) focusNearestHeading(container);
  };
  return { panelRef, restoreFocus };
}

function useIsDismissible(): boolean {
  const [isDismissible, setDismissible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDismissible(true), orderStatusMinMs);
    return () => clearTimeout(timer);
  }, []);
  return isDismissible;
}

const compactClass =
  'grid min-w-0 content-start gap-x-3 gap-y-1.5 [grid-area:2/1] [&>.alert]:px-3 [&>.alert]:py-1.5';

interface CheckAgainProps {
  readonly onCheck: () => Promise<void>;
  readonly onChecked: () => void;
}

function CheckAgain({ onCheck, onChecked }: CheckAgainProps) {
  const [isPending, setPending] = useState(false);
  const handleClick = async () => {
    setPending(true);
    await onCheck();
    setPending(false);
    onChecked();
  };
  return (
    <Button
      variant="secondary"
      size="small"
      pending={isPending}
      pendingLabel="Checking …"
      onClick={handleClick}
    >
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
  isCompact = false,
}: StatusPanelProps) {
  const { panelRef, restoreFocus } = useReplacedButtonFocus(isStandalone, status.isOpen === true);
  const handleDismiss = () => {
    const container = panelRef.current?.parentElement ?? null;
    flushSync(onDismiss);
    restoreFocus(container);
  };
  const isDismissible = useIsDismissible();
  const [checks, incrementChecks] = useReducer((count: number) => count + 1, 0);
  const { text, hint, isOpen, isAlreadyAnnounced, supportRequest } = status;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={panelRef}
      role="group"
      aria-label="Your order"
      tabIndex={-1}
      className={isCompact ? compactClass : 'grid gap-2'}
      data-slot="order-status"
    >
      <Alert
        tone={status.tone}
        hint={hint}
        announcementKey={checks}
        announcement={isAlreadyAnnounced ? '' : text}
      >
        {text}
      </Alert>
      <div className="grid grid-flow-col justify-start gap-2 empty:hidden">
        {isOpen && <CheckAgain onCheck={onCheck} onChecked={incrementChecks} />}
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
