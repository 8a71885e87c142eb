import { useStore } from '@nanostores/react';
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
