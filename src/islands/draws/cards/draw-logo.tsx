import { Gift } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { DrawPicture, type DrawPictureProps } from './draw-picture.tsx';

const iconSizes = { normal: 28, large: 48 } as const;

/** Shows an icon for a missing or broken picture. */
export function DrawLogo({ url, size = 'normal' }: Pick<DrawPictureProps, 'url' | 'size'>) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <DrawPicture
      url={brokenUrl === url ? '' : url}
      size={size}
      fallback={<Icon of={Gift} size={iconSizes[size]} />}
      onError={() => setBrokenUrl(url)}
    />
  );
}
