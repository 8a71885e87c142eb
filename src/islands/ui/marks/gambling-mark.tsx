import { ExternalLink } from 'lucide';
import { gamblingHelp } from '../../../lib/config.ts';
import { Icon } from './icon.tsx';

/** 18+ and where to find help: neutral, drawn by us, imitating nobody's mark. */
export function GamblingMark() {
  return (
    <a className="mark gambling-mark" href={gamblingHelp.url} target="_blank" rel="noopener noreferrer">
      <span className="mark-age" aria-hidden="true">
        18+
      </span>
      <span>
        <span className="sr-only">Over 18s only. </span>Gamble safely: help from{' '}
        <span className="link">{gamblingHelp.name}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
      <Icon of={ExternalLink} size={14} />
    </a>
  );
}
