import { useEffect } from 'react';
import { notices } from '../../lib/messages.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Stands where a part of the app could not be loaded. It is tried again with the connection, or when asked to. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }) {
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
      <Alert tone="error" title={notices.partMissing} hint={notices.partMissingWayOn} action={retry} />
    </div>
  );
}
