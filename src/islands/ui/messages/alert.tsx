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

const base =
  'alert flex flex-wrap items-start gap-x-3 gap-y-1 rounded-field border-s-[0.3125rem] bg-base-100 px-[min(1rem,5vw)] py-3.5 text-base text-base-content wrap-anywhere';

/** Class names of daisyUI's alert, which also frames a toast. */
export const toneClasses = {
  error: { frame: 'alert-error border-error-text', icon: 'text-error-text' },
  success: { frame: 'alert-success border-success-text', icon: 'text-success-text' },
  info: { frame: 'alert-info border-info-text', icon: 'text-info-text' },
  warning: { frame: 'alert-warning border-warning-text', icon: 'text-warning-text' },
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
    <div {...focusProps} className={`${base} ${toneClasses[tone].frame}`}>
      <Icon of={icon} size={20} className={`mt-0.5 flex-none ${toneClasses[tone].icon}`} />
      <div className="min-w-0 flex-[1_1_9rem]">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {link}
        {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
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
      Retry
    </Button>
  );
  return (
    <Alert {...alert} tone="error" title={title} hint={hint} action={retryButton} announcementKey={failure}>
      {joinSentences(text, reason)}
    </Alert>
  );
}
