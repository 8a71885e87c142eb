import { ChevronDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/icon.tsx';

interface DisclosureProps {
  readonly title: string;
  /** Present state of the content, for a member who does not open it. */
  readonly state?: string;
  readonly children: ReactNode;
}

/** Row that shows its content on request. The content mounts when it first opens, and then stays mounted. */
export function Disclosure({ title, state, children }: DisclosureProps) {
  const [isMounted, setMounted] = useState(false);
  return (
    <details
      className="group border-base-300 not-first:border-t"
      onToggle={(event) => event.currentTarget.open && setMounted(true)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
          <span className="font-[550]">{title}</span>{' '}
          {state && <span className="line-clamp-2 text-muted wrap-anywhere">{state}</span>}
        </span>
        <Icon of={ChevronDown} size={18} className="flex-none text-muted group-[[open]]:rotate-180" />
      </summary>
      <div className="px-4 pt-2 pb-4">{isMounted && children}</div>
    </details>
  );
}
