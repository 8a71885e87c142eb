import { useEffect, useState } from 'react';
import { canLoadLogo, checkLogo, type LogoFacts } from '../../lib/tenant-check/logo.ts';
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

/** Loads the logo, as the app would. */
export function LogoSection({ url }: { readonly url: string }) {
  const isTried = canLoadLogo(url);
  const [facts, setFacts] = useState<LogoFacts>();
  useEffect(() => {
    let isCurrent = true;
    setFacts(undefined);
    if (isTried) void readLogoFacts(url).then((read) => isCurrent && setFacts(read));
    return () => {
      isCurrent = false;
    };
  }, [url, isTried]);
  if (isTried && !facts) {
    return (
      <CheckSection title="Logo">
        <div aria-busy="true">
          <Skeleton shape="panel" />
        </div>
      </CheckSection>
    );
  }
  return (
    <CheckSection title="Logo" findings={checkLogo(url, facts)}>
      {facts?.isLoaded && <LogoPlates url={url} />}
    </CheckSection>
  );
}
