import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { describeFailure } from '../../lib/messages/failures.ts';
import { checkColours } from '../../lib/tenant-check/colours.ts';
import type { Configuration } from '../../lib/tenant-check/configuration.ts';
import { type Finding, plural, severities } from '../../lib/tenant-check/finding.ts';
import { checkName } from '../../lib/tenant-check/name.ts';
import { checkTenantTexts } from '../../lib/tenant-check/tenant-texts.ts';
import { $check, loadConfiguration } from '../../stores/tenant-check/tenant-check.ts';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Alert, FailureAlert } from '../ui/messages/alert.tsx';
import { ColourSection } from './colour-section.tsx';
import { CheckSection } from './findings.tsx';
import { LogoSection } from './logo-section.tsx';
import { QuizSection } from './quiz-section.tsx';
import { ScreensSection } from './screens-section.tsx';
import { SourceSection } from './source-section.tsx';
import { TextSection } from './text-section.tsx';

const summaryWords = { error: 'wrong', warning: 'to check', info: 'to note', ok: 'fine' } as const;

function summarise(findings: readonly Finding[]): string {
  const counts = severities.map((severity) => ({
    count: findings.filter((finding) => finding.severity === severity).length,
    word: summaryWords[severity],
  }));
  return `${plural(findings.length, 'finding')}: ${counts.map(({ count, word }) => `${count} ${word}`).join(', ')}.`;
}

interface TenantSectionsProps {
  readonly tenant: Tenant;
  readonly findings: readonly Finding[];
}

function TenantSections({ tenant, findings }: TenantSectionsProps) {
  const name = useMemo(() => checkName(tenant.name), [tenant]);
  const colours = useMemo(() => checkColours(tenant.theme), [tenant]);
  const { quiz, texts, terms } = useMemo(() => checkTenantTexts(tenant), [tenant]);
  const all = [
    ...findings,
    ...name,
    ...colours.findings,
    ...quiz.findings,
    ...texts.flatMap(({ check }) => check.findings),
  ];
  return (
    <>
      <Alert tone="info" title={summarise(all)} announcementKey={tenant}>
        This is no legal check. It looks for words, colours and sizes, and cannot tell whether a text is
        right.
      </Alert>
      <CheckSection title="Configuration" findings={findings} />
      <ScreensSection tenant={tenant} quiz={quiz.quiz} terms={terms} />
      <CheckSection title="Name" findings={name} />
      <ColourSection check={colours} />
      <LogoSection url={tenant.logo_url} />
      <QuizSection check={quiz} />
      {texts.map(({ title, check }) => (
        <TextSection key={title} title={title} check={check} />
      ))}
    </>
  );
}

function LoadedCheck({ configuration: { tenant, findings } }: { readonly configuration: Configuration }) {
  if (tenant) return <TenantSections tenant={tenant} findings={findings} />;
  return <CheckSection title="Configuration" findings={findings} />;
}

/** Page for those who set a club up. */
export function TenantCheck() {
  const state = useStore($check);
  return (
    <div className="mx-auto max-w-280 space-y-6 px-(--gutter) py-8">
      <div className="space-y-2">
        <h1>Club check</h1>
        <p className="text-muted">What the app makes of a club’s configuration, before members see it.</p>
      </div>
      <SourceSection state={state} />
      {state.status === 'loading' && (
        <div className="space-y-4" aria-busy="true">
          <p className="sr-only">Loading …</p>
          <Skeleton shape="panel" />
          <Skeleton shape="panel" />
        </div>
      )}
      {state.status === 'failed' && (
        <FailureAlert
          failure={describeFailure('getTenant', state.error)}
          onRetry={() => void loadConfiguration()}
        />
      )}
      {state.status === 'loaded' && <LoadedCheck configuration={state.configuration} />}
    </div>
  );
}
