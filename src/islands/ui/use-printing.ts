import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const handleBeforePrint = () => {
    isPrinting = true;
    flushSync(onChange);
  };
  const handleAfterPrint = () => {
    isPrinting = false;
    onChange();
  };
  addEventListener('beforeprint', handleBeforePrint);
  addEventListener('afterprint', handleAfterPrint);
  return () => {
    removeEventListener('beforeprint', handleBeforePrint);
    removeEventListener('afterprint', handleAfterPrint);
  };
}

/** True while the page is printed, for content that only paper shows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
