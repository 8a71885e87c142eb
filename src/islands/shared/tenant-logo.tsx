import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { initialsOf } from '../../lib/format/text.ts';
import { $tenant } from '../../stores/app/tenant.ts';

/** `list` stands beside a name; `header` and `large` do not. */
type LogoSize = 'icon' | 'list' | 'header' | 'large';

interface LogoProps {
  readonly name: string;
  readonly url: string;
  readonly size: LogoSize;
}

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
  const isSmall = size === 'icon' || size === 'list';
  return (
    <span className={`club-logo club-logo-${size}`}>
      {isVisible ? (
        <img
          src={url}
          alt={name}
          onError={() => setFailedUrl(url)}
          onLoad={({ currentTarget }) => !fitsSquare(currentTarget) && setElongatedUrl(url)}
        />
      ) : (
        <span className="club-logo-name">
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
