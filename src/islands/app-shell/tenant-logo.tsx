import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { initialsOf } from '../../lib/format/text.ts';
import { $tenant } from '../../stores/app/tenant.ts';
import { type LogoSize, logoBoxClass, logoImageClass } from './frame-class.ts';

interface LogoProps {
  readonly name: string;
  readonly url: string;
  readonly size: LogoSize;
}

const fallback = 'max-w-full overflow-hidden font-bold tracking-[-0.01em] text-ellipsis';
const wideName = `${fallback} whitespace-nowrap`;
const initials = `${fallback} grid size-9 place-items-center rounded-lg bg-primary text-primary-content`;

const nameClass = {
  icon: initials,
  list: initials,
  letterhead: initials,
  header: wideName,
  sidebar: wideName,
  large: `${fallback} max-h-full text-center text-xl leading-[1.2]`,
} as const satisfies Record<LogoSize, string>;

/** Longer logos are illegible in a square. */
const maxAspectRatio = 2.5;

function fitsSquare({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): boolean {
  return width < height * maxAspectRatio && height < width * maxAspectRatio;
}

/** The box has a fixed size. Name or initials are the fallback. */
export function Logo({ name, url, size }: LogoProps) {
  const [failedUrl, setFailedUrl] = useState('');
  const [elongatedUrl, setElongatedUrl] = useState('');
  const isVisible = url && url !== failedUrl && !(size === 'icon' && url === elongatedUrl);
  const isSmall = nameClass[size] === initials;
  return (
    <span className={logoBoxClass[size]}>
      {isVisible ? (
        <img
          className={logoImageClass}
          src={url}
          alt={name}
          onError={() => setFailedUrl(url)}
          onLoad={({ currentTarget }) => !fitsSquare(currentTarget) && setElongatedUrl(url)}
        />
      ) : (
        <span className={nameClass[size]}>
          {isSmall && <span aria-hidden="true">{initialsOf(name)}</span>}
          <span className={isSmall ? 'sr-only' : undefined}>{name}</span>
        </span>
      )}
    </span>
  );
}

export function TenantLogo({ size }: { readonly size: LogoSize }) {
  const tenant = useStore($tenant);
  return <Logo name={tenant?.name ?? ''} url={tenant?.logo_url ?? ''} size={size} />;
}
