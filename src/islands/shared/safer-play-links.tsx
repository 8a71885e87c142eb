import { ExternalLink } from 'lucide';
import { gamblingCharity, gamblingHelpline } from '../../lib/config.ts';
import { getPath } from '../../lib/paths.ts';
import { Icon } from '../ui/icons/icon.tsx';

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

/** Imitates no registered mark. */
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
        <span className="sr-only">Over 18s only. </span>
        <a className={linkClass} href={getPath('playInControl')}>
          Stay in control
        </a>
        <a className={linkClass} href={gamblingHelpline.tel}>
          {gamblingHelpline.name} <span className="whitespace-nowrap">{gamblingHelpline.number}</span>
        </a>
        <a className={linkClass} href={gamblingCharity.url} target="_blank" rel="noopener noreferrer">
          Help from {gamblingCharity.name}
          <span className="sr-only"> (opens in a new tab)</span>
          <Icon of={ExternalLink} size={14} />
        </a>
      </span>
    </p>
  );
}

/** Only on phones: the desktop's footer has the links. */
export function PhoneSaferPlayLinks() {
  return <SaferPlayLinks className="md:hidden" />;
}
