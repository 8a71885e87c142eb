import type { ReactNode } from 'react';

const sizes = { normal: 56, large: 96 } as const;

export interface DrawPictureProps {
  readonly url: string;
  readonly size?: keyof typeof sizes | undefined;
  readonly fallback?: ReactNode;
  readonly onError?: () => void;
}

/** Contains no hooks, because first-cards.tsx renders it before React loads. */
export function DrawPicture({ url, size = 'normal', fallback, onError }: DrawPictureProps) {
  const className = `draw-logo ${size === 'large' ? 'draw-logo-large' : ''}`;
  if (!url) return <span className={`${className} draw-logo-missing`}>{fallback}</span>;
  return (
    <img
      className={className}
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
