import { LockKeyhole } from 'lucide-react';

/** Says that payments are protected, without anybody's logo. */
export function PaymentMark() {
  return (
    <p className="mark">
      <LockKeyhole size={24} aria-hidden="true" />
      Secure payments
    </p>
  );
}
