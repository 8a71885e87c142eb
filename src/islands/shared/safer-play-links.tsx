import { ExternalLink } from 'lucide';
import { gamblingCharity, gamblingHelpline } from '../../lib/config.ts';
import { getPath } from '../../lib/paths.ts';
import { Icon } from '../ui/icons/icon.tsx';

/** Imitates no registered mark. */
export function SaferPlayLinks() {
  return (
    <p className="mark gambling-mark">
      <span className="mark-age" aria-hidden="true">
        18+
      </span>
      <span>
        <span className="sr-only">Over 18s only. </span>
        <a className="link text-primary-text" href={getPath('playInControl')}>
          Play in control
        </a>
        <a className="link text-primary-text" href={gamblingHelpline.tel}>
          {gamblingHelpline.name} {gamblingHelpline.number}
        </a>
        <a
          className="link text-primary-text"
          href={gamblingCharity.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          Help from {gamblingCharity.name}
          <span className="sr-only"> (opens in a new tab)</span>
          <Icon of={ExternalLink} size={14} />
        </a>
      </span>
    </p>
  );
}
