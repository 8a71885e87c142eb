import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { describeFailure } from '../../lib/messages/failures.ts';
import { checkColours } from '../../lib/tenant-check/colours.ts';
import type { Configuration } from '../../lib/tenant-check/configuration.ts';
import type { Finding } from '../../lib/tenant-check/finding.ts';
import { checkLogo } from '../../lib/tenant-check/logo.ts';
import { checkName } from '../../lib/tenant-check/name.ts';
import { checkTenantTexts } from '../../lib/tenant-check/tenant-texts.ts';
import { $check, loadConfiguration } from '../../stores/tenant-check/tenant-check.ts';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { FailureAlert } from '../ui/messages/alert.tsx';
import { ColourSection } from './colour-section.tsx';
import { CheckSection } from './findings.tsx';
import { LogoSection, useLogoFacts } from './logo-section.tsx';
import { QuizSection } from './quiz-section.tsx';
import { ScreensSection } from './screens-section.tsx';
import { SourceSection } from './source-section.tsx';
import { Summary } from './summary.tsx';
import { TextSection } from './text-section.tsx';

interface TenantSectionsProps {
  readonly tenant: Tenant;
  readonly findings: readonly Finding[];
}

function TenantSections({ tenant, findings }: TenantSectionsProps) {
  const name = useMemo(() => checkName(tenant.name), [tenant]);
  const colours = useMemo(() => checkColours(tenant.theme), [tenant]);
  const { quiz, texts, terms } = useMemo(() => checkTenantTexts(tenant), [tenant]);
  const facts = useLogoFacts(tenant.logo_url);
  const logo = useMemo(() => checkLogo(tenant.logo_url, facts), [tenant, facts]);
  const sections = [
    { title: 'Configuration', findings },
    { title: 'Name', findings: name },
    { title: 'Colours', findings: colours.findings },
    { title: 'Logo', findings: logo },
    { title: 'Quiz', findings: quiz.findings },
    ...texts.map(({ title, check }) => ({ title, findings: check.findings })),
  ];
  return (
    <>
      <Summary sections={sections} announcementKey={tenant} />
      <CheckSection title="Configuration" findings={findings} />
      <ScreensSection tenant={tenant} quiz={quiz.quiz} terms={terms} />
      <CheckSection title="Name" findings={name} />
      <ColourSection check={colours} />
      <LogoSection url={tenant.logo_url} facts={facts} findings={logo} />
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
