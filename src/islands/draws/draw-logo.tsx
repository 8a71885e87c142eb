import { Gift } from 'lucide-react';
import { useState } from 'react';

const sizes = { normal: 56, large: 96 } as const;

interface DrawLogoProps {
  readonly url: string;
  readonly size?: keyof typeof sizes;
}

/** A draw's picture in a square of its own, which is kept when the picture is missing or does not load. */
export function DrawLogo({ url, size = 'normal' }: DrawLogoProps) {
  const [broken, setBroken] = useState<string>();
  const look = `draw-logo ${size === 'large' ? 'draw-logo-large' : ''}`;
  if (!url || broken === url) {
    return (
      <span className={`${look} draw-logo-missing`}>
        <Gift size={sizes[size] / 2} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      className={look}
      src={url}
      alt=""
      width={sizes[size]}
      height={sizes[size]}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}
