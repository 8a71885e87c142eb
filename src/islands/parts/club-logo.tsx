import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { initialsOf } from '../../lib/initials.ts';
import { $tenant } from '../../stores/tenant.ts';

/** `small` is a square for lists and narrow bars, `header` one line high, `large` for screens without other chrome. */
type LogoSize = 'small' | 'header' | 'large';

interface LogoProps {
  readonly name: string;
  /** Empty for a club without a logo. */
  readonly url: string;
  readonly size: LogoSize;
}

/**
 * A club's logo, whatever its shape, in a box that does not depend on it, so that nothing moves when it arrives. The
 * name stands in for a logo that is missing or cannot be loaded; where there is no room for it, its initials do.
 */
export function Logo({ name, url, size }: LogoProps) {
  const [broken, setBroken] = useState('');
  const small = size === 'small';
  return (
    <span className={`club-logo club-logo-${size}`}>
      {url && url !== broken ? (
        <img src={url} alt={name} onError={() => setBroken(url)} />
      ) : (
        <span className="club-logo-name">
          {small && <span aria-hidden="true">{initialsOf(name)}</span>}
          <span className={small ? 'sr-only' : undefined}>{name}</span>
        </span>
      )}
    </span>
  );
}

/** The logo of the club whose address this is; its empty box while the club is not known yet. */
export function ClubLogo({ size }: { readonly size: LogoSize }) {
  const tenant = useStore($tenant);
  return <Logo name={tenant?.name ?? ''} url={tenant?.logo_url ?? ''} size={size} />;
}
