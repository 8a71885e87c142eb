import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { gamblingCharity, gamblingHelpline } from '../../lib/config.ts';
import { newTabHint } from '../../lib/format/text.ts';
import { getPath } from '../../lib/paths.ts';
import { Icon } from '../ui/icons/icon.tsx';

interface NewTabLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site, which opens in a new tab. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a
      className={className ?? 'link inline-flex min-h-6 items-center gap-1 text-primary-text'}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <span className="sr-only"> {newTabHint}</span>
      <Icon of={ExternalLink} size={14} />
    </a>
  );
}

/** Class names of a quiet line with a sign. */
export const markClass = {
  line: 'inline-flex min-h-11 items-center gap-2.5 text-start leading-[1.3] text-muted',
  sign: 'size-9 flex-none',
} as const;

const linkClass = 'link flex min-h-6 w-fit flex-wrap items-center gap-x-1 text-primary-text';

interface SaferPlayLinksProps {
  /** True for a footer as wide as the screen. */
  readonly inRow?: boolean;
  readonly className?: string;
}

/** Shows the age limit and links to help. The sign must not imitate a registered mark. */
export function SaferPlayLinks({ inRow, className = '' }: SaferPlayLinksProps) {
  return (
    <p data-slot="safer-play" className={`${markClass.line} flex-wrap waiting:invisible ${className}`}>
      <span
        data-slot="age-sign"
        className={`${markClass.sign} inline-grid place-items-center rounded-full border-2 text-xs font-[750]`}
        aria-hidden="true"
      >
        18+
      </span>
      <span
        className={`min-w-0 grow basis-48 wrap-anywhere ${inRow ? 'md:flex md:flex-wrap md:gap-x-5' : ''}`}
      >
        <span className="sr-only">18 and over only. </span>
        <a className={linkClass} href={getPath('playInControl')}>
          Stay in control
        </a>
        <a className={linkClass} href={gamblingHelpline.tel}>
          {gamblingHelpline.name} <span className="whitespace-nowrap">{gamblingHelpline.number}</span>
        </a>
        <NewTabLink className={linkClass} href={gamblingCharity.url}>
          Help from {gamblingCharity.name}
        </NewTabLink>
      </span>
    </p>
  );
}

/** Shows the links on phones only, because the footer has them on desktops. */
export function PhoneSaferPlayLinks() {
  return <SaferPlayLinks className="md:hidden" />;
}
