import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Palette } from '../../lib/tenant/palette.ts';
import { useInView } from '../ui/loading/use-in-view.ts';

export type PictureTheme = 'light' | 'dark';
export type PictureWidth = 'phone' | 'desktop';

/** Scaled windows of 390 x 780 and 1280 x 860. */
const sizes = {
  phone: { width: 'w-37', box: 'h-74', frame: 'h-[780px] w-[390px] scale-[0.3795]' },
  desktop: { width: 'w-74', box: 'h-49.5', frame: 'h-[860px] w-[1280px] scale-[0.23125]' },
} as const satisfies Record<PictureWidth, unknown>;

interface ScreenPictureProps {
  readonly label: string;
  readonly theme: PictureTheme;
  readonly width: PictureWidth;
  readonly palette: Palette;
  readonly children: ReactNode;
}

/** Gives an empty document the page's stylesheet. @param onLoad called once it applies */
function copyStyles(target: Document, onLoad: () => void): void {
  const own = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!own || target.querySelector('link')) return;
  const link = target.createElement('link');
  link.rel = 'stylesheet';
  link.href = own.href;
  link.addEventListener('load', onLoad);
  target.head.append(link);
}

function applyTheme(root: HTMLElement, theme: PictureTheme, palette: Palette): void {
  root.lang = 'en-GB';
  root.classList.toggle('dark', theme === 'dark');
  root.toggleAttribute('data-member', true);
  for (const [name, value] of Object.entries(palette)) root.style.setProperty(name, value);
}

/** An empty document of its own has its own width, so the app's media queries apply as on that device. */
function PictureFrame({ label, theme, width, palette, children }: ScreenPictureProps) {
  const [body, setBody] = useState<HTMLElement>();
  const ref = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return;
    const prepare = () => {
      const target = frame.contentDocument;
      if (target) copyStyles(target, () => setBody(target.body));
    };
    prepare();
    // Firefox replaces the first document.
    frame.addEventListener('load', prepare);
    return () => frame.removeEventListener('load', prepare);
  }, []);
  if (body) applyTheme(body.ownerDocument.documentElement, theme, palette);
  return (
    <>
      <iframe
        ref={ref}
        className={`block max-w-none origin-top-left border-0 ${sizes[width].frame}`}
        title={label}
        tabIndex={-1}
      />
      {body && createPortal(children, body)}
    </>
  );
}

/** A small picture of a screen. It takes no input, and mounts near the viewport. */
export function ScreenPicture(props: ScreenPictureProps) {
  const [isNear, setNear] = useState(false);
  const onEnter = useCallback(() => {
    setNear(true);
    return () => {};
  }, []);
  const ref = useInView(onEnter, '400px');
  return (
    <div className={`space-y-1.5 ${sizes[props.width].width}`}>
      <div
        ref={ref}
        className={`overflow-hidden rounded-field border border-control bg-base-100 ${sizes[props.width].box}`}
        inert
      >
        {isNear && <PictureFrame {...props} />}
      </div>
      <p className="text-sm text-muted">{props.label}</p>
    </div>
  );
}
