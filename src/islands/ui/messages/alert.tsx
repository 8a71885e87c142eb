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

/** A link in an alert, which says its words with its own. */
export type AlertLink = ReactElement<{ readonly text: string }>;

interface AlertProps {
  readonly tone: Tone;
  readonly title?: string;
  readonly children?: string;
  /** What to do next, in quieter type. */
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
  /** Below the text: where what it tells of can be mended. */
  readonly link?: AlertLink | undefined;
  /** Moves the focus to the message, which then says it. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** Changes where the same words are news once more. */
  readonly announcementKey?: unknown;
  /** What is heard of it, where that is not all of it; nothing where it is empty. */
  readonly announcement?: string | undefined;
}

/**
 * A message where it belongs. It is seen there; a screen reader is told by the focus, where that is moved to it, else
 * by the announcer, so that nothing is said twice. Errors break in.
 */
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
  const words = joinSentences(title, children, link?.props.text, hint);
  useAnnouncement(announcement ?? words, tone === 'error' ? 'alerts' : 'announcer', announcementKey);
  const named = ref ? { ref, role: 'group', 'aria-label': words, tabIndex: -1 } : {};
  return (
    <div {...named} className={`alert tone-${tone}`}>
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

/** A failed operation in the words of the catalogue, with Retry where trying again makes sense. */
export function FailureAlert({ failure, onRetry, ...alert }: FailureAlertProps) {
  const { title, text, reason, hint } = failure;
  const retry = onRetry && (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Alert {...alert} tone="error" title={title} hint={hint} action={retry} announcementKey={failure}>
      {joinSentences(text, reason)}
    </Alert>
  );
}
