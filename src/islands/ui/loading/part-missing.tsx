import { useEffect } from 'react';
import { notices } from '../../../lib/messages/notices.ts';
import { Button } from '../controls/button.tsx';
import { Alert } from '../messages/alert.tsx';

interface PartMissingProps {
  /** The heading that went missing with the part. */
  readonly title?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands where a part of the app could not be loaded. It is tried again with the connection, or when asked to. */
export function LoadError({ title, onRetry }: PartMissingProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <div className="part-missing">
      {title && <h1>{title}</h1>}
      <Alert tone="error" title={notices.lazyLoadFailed} hint={notices.lazyLoadFailedHint} action={retry} />
    </div>
  );
}
