import type { ReactNode } from 'react';
import type { Finding, Severity } from '../../lib/tenant-check/finding.ts';
import { Badge } from '../ui/content/badge.tsx';
import { cardClass } from '../ui/content/card.ts';

const badges = {
  error: { tone: 'error', label: 'Wrong' },
  warning: { tone: 'warning', label: 'Check' },
  info: { tone: 'outline', label: 'Note' },
  ok: { tone: 'success', label: 'Fine' },
} as const satisfies Record<Severity, unknown>;

function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
    <ul role="list" className="divide-y divide-base-300">
      {findings.map(({ severity, text }) => (
        <li key={text} className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-3 py-2.5">
          <Badge tone={badges[severity].tone}>{badges[severity].label}</Badge>
          <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface CheckSectionProps {
  readonly title: string;
  readonly findings?: readonly Finding[];
  readonly children?: ReactNode;
}

/** Returns the id of a section's heading, to which the summary links. */
export const getSectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export function CheckSection({ title, findings, children }: CheckSectionProps) {
  const id = getSectionId(title);
  return (
    <section className={`${cardClass.padded} space-y-4`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {findings && <FindingList findings={findings} />}
      {children}
    </section>
  );
}
