import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { initialsOf } from '../../lib/format/text.ts';
import { $tenant } from '../../stores/app/tenant.ts';

/** `icon` is a square for the collapsed sidebar. `list` is next to a name, `header` and `large` are not. */
type LogoSize = 'icon' | 'list' | 'header' | 'large';

interface LogoProps {
  readonly name: string;
  /** Empty for a tenant without a logo. */
  readonly url: string;
  readonly size: LogoSize;
}

/** A more elongated logo is illegible in a small square. */
const maxAspectRatio = 2.5;

function fitsSquare({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): boolean {
  return width < height * maxAspectRatio && height < width * maxAspectRatio;
}

/**
 * A tenant's logo in a box of fixed size, which avoids layout shift. Falls back to the name or, in small sizes, to its
 * initials.
 */
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

/** The logo of the current tenant; an empty box until the tenant is loaded. */
export function TenantLogo({ size }: { readonly size: LogoSize }) {
  const tenant = useStore($tenant);
  return <Logo name={tenant?.name ?? ''} url={tenant?.logo_url ?? ''} size={size} />;
}
