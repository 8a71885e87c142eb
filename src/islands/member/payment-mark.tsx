import { LockKeyhole } from 'lucide';
import { Icon } from '../ui/icons/icon.tsx';

/** Says that payments are protected, without anybody's logo. */
export function SecurePaymentsLabel() {
  return (
    <p className="mark">
      <Icon of={LockKeyhole} size={36} strokeWidth={1.5} className="mark-icon" />
      Secure payments
    </p>
  );
}
