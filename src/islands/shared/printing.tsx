import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { $tenant } from '../../stores/app/tenant.ts';
import { $member } from '../../stores/member/member.ts';

export function PrintedOwner() {
  const tenantName = useStore($tenant)?.name;
  const member = useStore($member);
  return (
    <p>
      <strong>{tenantName}</strong>
      <span>{member && `, ${member.name}, ${member.email}`}</span>
    </p>
  );
}

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
