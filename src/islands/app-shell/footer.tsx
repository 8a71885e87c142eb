import { appVersion, copyrightOwner } from '../../lib/config.ts';
import { getPath } from '../../lib/paths.ts';
import { SaferPlayLinks } from '../shared/safer-play-links.tsx';

/** Wraps, because daisyUI's columns would get thin in large text. */
const columnClass = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-(--column-edge)';

export function Footer({ centred }: { readonly centred?: boolean }) {
  return (
    <footer
      className={`footer pt-5 text-base pb-[calc(1.25rem+env(safe-area-inset-bottom,0px))] text-muted waiting:invisible print:hidden ${centred ? 'footer-horizontal footer-center gap-2' : columnClass}`}
    >
      <SaferPlayLinks inRow={!centred} />
      <div
        className={`flex flex-wrap items-baseline gap-x-6 gap-y-2 ${centred ? 'justify-center' : 'md:justify-end'}`}
      >
        <p className="max-md:basis-full">
          <a className="link inline-flex min-h-6 items-center text-primary-text" href={getPath('help')}>
            Help
          </a>
        </p>
        <p>
          © {new Date().getFullYear()} {copyrightOwner}. All rights reserved.
        </p>
        <p data-slot="version" className="text-xs">
          Version {appVersion}
        </p>
      </div>
    </footer>
  );
}
