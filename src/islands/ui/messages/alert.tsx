import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactElement, ReactNode, Ref } from 'react';
import { joinSentences } from '../../../lib/format/text.ts';
import type { Failure } from '../../../lib/messages/operations.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { useAnnouncement } from './announce.ts';

const base =
  'alert flex flex-wrap items-start gap-x-3 gap-y-1 rounded-field border-s-[0.3125rem] bg-base-100 px-[min(1rem,5vw)] py-3.5 text-base text-base-content wrap-anywhere';

/** Class names are of daisyUI's alert, which also frames a toast. */
export const tones = {
  error: { icon: CircleAlert, frame: 'alert-error border-error-text', colour: 'text-error-text' },
  success: { icon: CircleCheck, frame: 'alert-success border-success-text', colour: 'text-success-text' },
  info: { icon: Info, frame: 'alert-info border-info-text', colour: 'text-info-text' },
  warning: { icon: TriangleAlert, frame: 'alert-warning border-warning-text', colour: 'text-warning-text' },
} as const;

/** The link's `text` is part of the announcement. */
export type AlertLink = ReactElement<{ readonly text: string }>;

interface AlertProps {
  readonly tone: keyof typeof tones;
  readonly title?: string;
  readonly children?: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
  readonly link?: AlertLink | undefined;
  /** With a ref, the focus announces the alert. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** A new value announces the same text again. */
  readonly announcementKey?: unknown;
  /** Replaces the announced text. */
  readonly announcement?: string | undefined;
}

/** Either the focus or a live region announces the message. */
export function Alert(props: AlertProps) {
  const { tone, title, children, hint, action, link, ref } = props;
  const text = joinSentences(title, children, link?.props.text, hint);
  const region = tone === 'error' ? 'alerts' : 'announcer';
  useAnnouncement(props.announcement ?? text, region, props.announcementKey);
  const focusProps = ref ? { ref, role: 'group', 'aria-label': text, tabIndex: -1 } : {};
  return (
    <div {...focusProps} className={`${base} ${tones[tone].frame}`}>
      <Icon of={tones[tone].icon} size={20} className={`mt-0.5 flex-none ${tones[tone].colour}`} />
      <div className="min-w-0 flex-[1_1_9rem]">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {link}
        {hint && <p className="mt-1 text-[min(1rem,9vw)] text-muted">{hint}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}

interface FailureAlertProps {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly link?: AlertLink | undefined;
  readonly announcement?: string | undefined;
}

export function FailureAlert({ failure, onRetry, ...alert }: FailureAlertProps) {
  const { title, text, reason, hint } = failure;
  const retryButton = onRetry && (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Alert {...alert} tone="error" title={title} hint={hint} action={retryButton} announcementKey={failure}>
      {joinSentences(text, reason)}
    </Alert>
  );
}
