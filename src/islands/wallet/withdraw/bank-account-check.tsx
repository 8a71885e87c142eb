import { useEffect, useState } from 'react';
import {
  isUnusualAccount,
  parseBankAccount,
  readBackAccount,
  spokenReadBack,
} from '../../../lib/wallet/bank-account.ts';
import { unusualAccountText } from '../../../lib/wallet/withdraw-form.ts';
import { useFieldValue } from '../../ui/form/form-context.ts';
import { Alert } from '../../ui/messages/alert.tsx';
import { useAnnouncement } from '../../ui/messages/announce.ts';

const typingPauseMs = 1_000;

/** True a moment after both fields are complete. Waits during a press, because a button that moves loses its click. */
function useIsEntered(isComplete: boolean): boolean {
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    if (!isComplete || isEntered) return;
    const timer = setInterval(() => setEntered(!document.querySelector(':active')), typingPauseMs);
    return () => clearInterval(timer);
  }, [isComplete, isEntered]);
  return isEntered && isComplete;
}

/** Repeats both numbers once they are complete, with a warning if they rarely belong together. */
export function BankAccountCheck() {
  const accountNumber = String(useFieldValue('accountNumber'));
  const sortCode = String(useFieldValue('sortCode'));
  const account = parseBankAccount({ accountNumber, sortCode });
  const isEntered = useIsEntered(account !== undefined);
  const spoken = account && isEntered ? spokenReadBack(account) : '';
  useAnnouncement(spoken);
  if (!account || !isEntered) return null;
  return (
    <>
      <p>
        <span className="sr-only">{spoken}</span>
        <span aria-hidden="true">{readBackAccount(account)}</span>
      </p>
      {isUnusualAccount(account) && <Alert tone="info">{unusualAccountText}</Alert>}
    </>
  );
}
