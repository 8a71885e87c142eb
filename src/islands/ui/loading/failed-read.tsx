import type { AppError } from '../../../lib/errors.ts';
import { describeFailure } from '../../../lib/messages/failures.ts';
import type { Operation } from '../../../lib/messages/operations.ts';
import { FailureAlert } from '../messages/alert.tsx';

interface FailedReadProps {
  readonly operation: Operation;
  readonly error: AppError;
  readonly onRetry: () => void;
}

/** Offline failures share one text, so that it is announced once. */
export function FailedRead({ operation, error, onRetry }: FailedReadProps) {
  const failure = describeFailure(operation, error);
  const announcement = error.kind === 'offline' ? failure.hint : undefined;
  return <FailureAlert failure={failure} announcement={announcement} onRetry={onRetry} />;
}
