import { Gift } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { DrawPicture, type DrawPictureProps } from './draw-picture.tsx';

const iconSizes = { normal: 28, large: 48 } as const;

/** A draw's picture in a square of its own, which is kept when the picture is missing or does not load. */
export function DrawLogo({ url, size = 'normal' }: Pick<DrawPictureProps, 'url' | 'size'>) {
  const [broken, setBroken] = useState<string>();
  return (
    <DrawPicture
      url={broken === url ? '' : url}
      size={size}
      fallback={<Icon of={Gift} size={iconSizes[size]} />}
      onError={() => setBroken(url)}
    />
  );
}
