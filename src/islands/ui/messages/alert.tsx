import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactElement, ReactNode, Ref } from 'react';
import { joinSentences } from '../../../lib/format/text.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { useAnnouncement } from './announce.ts';

type Tone = 'error' | 'success' | 'info' | 'warning';

const icons = {
  error: CircleAlert,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
} as const satisfies Record<Tone, unknown>;

/** The link's `text` is part of the announcement. */
export type AlertLink = ReactElement<{ readonly text: string }>;

interface AlertProps {
  readonly tone: Tone;
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
export function Alert({
  tone,
  title,
  children,
  hint,
  action,
  link,
  ref,
  announcementKey,
  announcement,
}: AlertProps) {
  const icon = icons[tone];
  const text = joinSentences(title, children, link?.props.text, hint);
  useAnnouncement(announcement ?? text, tone === 'error' ? 'alerts' : 'announcer', announcementKey);
  const focusProps = ref ? { ref, role: 'group', 'aria-label': text, tabIndex: -1 } : {};
  return (
    <div {...focusProps} className={`alert tone-${tone}`}>
      <Icon of={icon} size={20} />
      <div>
        {title && <p className="alert-title">{title}</p>}
        {children && <div>{children}</div>}
        {link}
        {hint && <p className="alert-hint">{hint}</p>}
        {action && <div className="alert-action">{action}</div>}
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
      Retry
    </Button>
  );
  return (
    <Alert {...alert} tone="error" title={title} hint={hint} action={retryButton} announcementKey={failure}>
      {joinSentences(text, reason)}
    </Alert>
  );
}
