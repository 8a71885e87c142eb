import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns true while the page prints. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const handleBeforePrint = () => flushSync(() => setPrinting(true));
    const handleAfterPrint = () => setPrinting(false);
    addEventListener('beforeprint', handleBeforePrint);
    addEventListener('afterprint', handleAfterPrint);
    return () => {
      removeEventListener('beforeprint', handleBeforePrint);
      removeEventListener('afterprint', handleAfterPrint);
    };
  }, []);
  return isPrinting;
}
