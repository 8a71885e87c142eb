import { LockKeyhole } from 'lucide-react';

/** Says that payments are protected, without anybody's logo. */
export function PaymentMark() {
  return (
    <p className="mark">
      <LockKeyhole className="mark-icon" strokeWidth={1.5} aria-hidden="true" />
      Secure payments
    </p>
  );
}
