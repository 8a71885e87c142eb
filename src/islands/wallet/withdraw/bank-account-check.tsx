import { useEffect, useState } from 'react';
import { parseBankAccount, readBackAccount, spokenReadBack } from '../../../lib/wallet/bank-account.ts';
import { isUnusualAccount } from '../../../lib/wallet/modulus-check.ts';
import { useFieldValue } from '../../ui/form/form-context.ts';
import { Alert } from '../../ui/messages/alert.tsx';
import { useAnnouncement } from '../../ui/messages/announce.ts';

const isBankField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && ['accountNumber', 'sortCode'].includes(target.name);

const typingPauseMs = 1_000;
const pointerEvents = ['pointerdown', 'pointerup', 'pointercancel'] as const;

/**
 * True once both fields are complete and have been left, or typing has paused. Waits while the pointer is down:
 * a button that moves then loses its click.
 */
function useIsEntered(isComplete: boolean): boolean {
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    if (!isComplete) return;
    const events = new AbortController();
    const { signal } = events;
    let [isPressed, timer] = [false, 0];
    const revealAfter = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => isPressed || setEntered(true), ms);
    };
    const handlePointer = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
      if (!isPressed) revealAfter(0);
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isBankField(relatedTarget)) revealAfter(0);
    };
    for (const type of pointerEvents)
      document.addEventListener(type, handlePointer, { signal, capture: true });
    document.addEventListener('focusout', handleFocusOut, { signal });
    revealAfter(isBankField(document.activeElement) ? typingPauseMs : 0);
    return () => {
      events.abort();
      clearTimeout(timer);
    };
  }, [isComplete]);
  return isEntered && isComplete;
}

/** Reads the digits back once both fields are entered, with a hint where they rarely belong together. */
export default function BankAccountCheck() {
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
      {isUnusualAccount(account) && (
        <Alert tone="info">
          This account number does not usually go with this sort code. Please check both.
        </Alert>
      )}
    </>
  );
}
