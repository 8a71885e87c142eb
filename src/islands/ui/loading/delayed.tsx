import { type ReactNode, useEffect, useState } from 'react';
import { placeholderDelayMs } from '../../../lib/config.ts';

/** Shows its content only after a moment, so that quick answers do not flicker. */
export function Delayed({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), placeholderDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <div className={due ? undefined : 'invisible'}>{children}</div>;
}
