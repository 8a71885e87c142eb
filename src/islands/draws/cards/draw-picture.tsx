import type { ReactNode } from 'react';

const sizes = { normal: 56, large: 96 } as const;

export interface DrawPictureProps {
  readonly url: string;
  readonly size?: keyof typeof sizes | undefined;
  /** Stands in the square when there is no picture. */
  readonly fallback?: ReactNode;
  readonly onError?: () => void;
}

/** The square of a draw's picture. */
export function DrawPicture({ url, size = 'normal', fallback, onError }: DrawPictureProps) {
  const look = `draw-logo ${size === 'large' ? 'draw-logo-large' : ''}`;
  if (!url) return <span className={`${look} draw-logo-missing`}>{fallback}</span>;
  return (
    <img
      className={look}
      src={url}
      alt=""
      width={sizes[size]}
      height={sizes[size]}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}
