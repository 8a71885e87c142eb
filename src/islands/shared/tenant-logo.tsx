import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { initialsOf } from '../../lib/format/text.ts';
import { $tenant } from '../../stores/app/tenant.ts';

/** `icon` is a square for the narrow sidebar, `list` stands beside a name, `header` and `large` stand alone. */
type LogoSize = 'icon' | 'list' | 'header' | 'large';

interface LogoProps {
  readonly name: string;
  /** Empty for a club without a logo. */
  readonly url: string;
  readonly size: LogoSize;
}

/** Wider or taller than this many times its other side, nothing of a logo can be made out in a small square. */
const maxAspectRatio = 2.5;

function fitsSquare({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): boolean {
  return width < height * maxAspectRatio && height < width * maxAspectRatio;
}

/**
 * A club's logo, whatever its shape, in a box that does not depend on it, so that nothing moves when it arrives. The
 * name stands in for a logo that is missing or cannot be used; where there is no room for it, its initials do.
 */
export function Logo({ name, url, size }: LogoProps) {
  const [failedUrl, setUnusable] = useState('');
  const [elongatedUrl, setElongated] = useState('');
  const isShown = url && url !== failedUrl && !(size === 'icon' && url === elongatedUrl);
  const isSmall = size === 'icon' || size === 'list';
  return (
    <span className={`club-logo club-logo-${size}`}>
      {isShown ? (
        <img
          src={url}
          alt={name}
          onError={() => setUnusable(url)}
          onLoad={({ currentTarget }) => !fitsSquare(currentTarget) && setElongated(url)}
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

/** The logo of the club whose address this is; its empty box while the club is not known yet. */
export function TenantLogo({ size }: { readonly size: LogoSize }) {
  const tenant = useStore($tenant);
  return <Logo name={tenant?.name ?? ''} url={tenant?.logo_url ?? ''} size={size} />;
}
