import { type Finding, plural, type Severity, severities } from '../../lib/tenant-check/finding.ts';
import { cardClass } from '../ui/content/card.ts';
import { Alert } from '../ui/messages/alert.tsx';
import { getSectionId } from './findings.tsx';

const words = { error: 'wrong', warning: 'to check', info: 'to note', ok: 'fine' } as const;

/** '1 wrong, 2 to check' */
function count(findings: readonly Finding[], counted: readonly Severity[]): string {
  return counted
    .map(
      (severity) =>
        `${findings.filter((finding) => finding.severity === severity).length} ${words[severity]}`,
    )
    .join(', ');
}

interface Section {
  readonly title: string;
  readonly findings: readonly Finding[];
}

/** Links to the sections that have errors or warnings. */
function SectionLinks({ sections }: { readonly sections: readonly Section[] }) {
  const open = sections.flatMap(({ title, findings }) => {
    const counted = (['error', 'warning'] as const).filter((severity) =>
      findings.some((finding) => finding.severity === severity),
    );
    return counted.length ? [{ title, text: count(findings, counted) }] : [];
  });
  if (open.length === 0) return null;
  return (
    <nav className={cardClass.padded} aria-label="Sections to look at">
      <ul className="flex flex-wrap gap-x-6">
        {open.map(({ title, text }) => (
          <li key={title}>
            <a className="link inline-flex min-h-11 items-center" href={`#${getSectionId(title)}`}>
              {title}: {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SummaryProps {
  readonly sections: readonly Section[];
  readonly announcementKey: unknown;
}

export function Summary({ sections, announcementKey }: SummaryProps) {
  const all = sections.flatMap(({ findings }) => findings);
  return (
    <>
      <Alert
        tone="info"
        title={`${plural(all.length, 'finding')}: ${count(all, severities)}.`}
        announcementKey={announcementKey}
      >
        This is no legal check. It looks for words, colours and sizes, and cannot tell whether a text is
        right.
      </Alert>
      <SectionLinks sections={sections} />
    </>
  );
}
