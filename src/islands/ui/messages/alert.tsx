import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode, Ref } from 'react';
import type { Failure } from '../../../lib/messages/failures.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../marks/icon.tsx';

type Tone = 'error' | 'success' | 'info' | 'warning';

const icons = {
  error: CircleAlert,
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
} as const satisfies Record<Tone, unknown>;

interface AlertProps {
  readonly tone: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** What to do next, in quieter type. */
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
  /** The announcer says it. */
  readonly isSaid?: true;
  readonly ref?: Ref<HTMLDivElement>;
}

const liveRole = (tone: Tone) => (tone === 'error' ? 'alert' : 'status');

/** A message where it belongs. Errors interrupt a screen reader; a ref can move the focus to the message. */
export function Alert({ tone, title, children, hint, action, isSaid, ref }: AlertProps) {
  const icon = icons[tone];
  return (
    <div
      ref={ref}
      className={`alert tone-${tone}`}
      role={isSaid ? undefined : liveRole(tone)}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon of={icon} size={20} />
      <div>
        {title && <p className="alert-title">{title}</p>}
        {children && <div>{children}</div>}
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
}

/** A failed operation in the words of the catalogue, with Retry where trying again makes sense. */
export function FailureAlert({ failure, onRetry, ref }: FailureAlertProps) {
  const retry = onRetry && (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Alert tone="error" title={failure.title} hint={failure.hint} action={retry} {...(ref && { ref })}>
      {failure.text}
    </Alert>
  );
}
