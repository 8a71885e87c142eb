import type { ReactNode } from 'react';

const sizes = { normal: 56, large: 96 } as const;

const sizeClasses = {
  normal: 'size-14 rounded-field',
  large:
    'size-20 rounded-box @min-[32rem]/about:row-span-5 @min-[32rem]/about:aspect-square @min-[32rem]/about:h-auto @min-[32rem]/about:w-full',
} as const satisfies Record<keyof typeof sizes, string>;

export interface DrawPictureProps {
  readonly url: string;
  readonly size?: keyof typeof sizes | undefined;
  readonly fallback?: ReactNode;
  readonly onError?: () => void;
}

/** Contains no hooks, because first-cards.tsx renders it before React loads. */
export function DrawPicture({ url, size = 'normal', fallback, onError }: DrawPictureProps) {
  const className = `flex-none border border-base-300 bg-white p-1 ${sizeClasses[size]}`;
  if (!url) return <span className={`${className} grid place-items-center text-[black]`}>{fallback}</span>;
  return (
    <img
      className={`${className} object-contain`}
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
