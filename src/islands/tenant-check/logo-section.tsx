import { useEffect, useState } from 'react';
import type { Finding } from '../../lib/tenant-check/finding.ts';
import { canLoadLogo, type LogoFacts } from '../../lib/tenant-check/logo.ts';
import { readLogoFacts } from '../../lib/tenant-check/logo-facts.ts';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { CheckSection } from './findings.tsx';

/** The light page, the dark theme's plate, and the dark page without it. */
const plates = [
  { label: 'Light theme', className: 'bg-[#fafbfb]' },
  { label: 'Dark theme, on its white plate', className: 'bg-[#ffffff]' },
  { label: 'On dark, without the plate', className: 'bg-[#111213]' },
] as const;

function LogoPlates({ url }: { readonly url: string }) {
  return (
    <ul className="flex flex-wrap gap-4">
      {plates.map(({ label, className }) => (
        <li key={label} className="w-44 space-y-1.5">
          <span
            className={`grid h-24 place-items-center rounded-field border border-control p-3 ${className}`}
          >
            <img className="max-h-18 max-w-36 object-contain" src={url} alt="" />
          </span>
          <span className="block text-sm text-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Loads the logo, as the app would. @returns undefined while it loads, and for an address that is not tried */
export function useLogoFacts(url: string): LogoFacts | undefined {
  const [read, setRead] = useState<{ readonly url: string; readonly facts: LogoFacts }>();
  useEffect(() => {
    let isCurrent = true;
    if (canLoadLogo(url)) void readLogoFacts(url).then((facts) => isCurrent && setRead({ url, facts }));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return read?.url === url ? read.facts : undefined;
}

interface LogoSectionProps {
  readonly url: string;
  readonly facts: LogoFacts | undefined;
  readonly findings: readonly Finding[];
}

export function LogoSection({ url, facts, findings }: LogoSectionProps) {
  if (canLoadLogo(url) && !facts) {
    return (
      <CheckSection title="Logo">
        <div aria-busy="true">
          <Skeleton shape="panel" />
        </div>
      </CheckSection>
    );
  }
  return (
    <CheckSection title="Logo" findings={findings}>
      {facts?.isLoaded && <LogoPlates url={url} />}
    </CheckSection>
  );
}
