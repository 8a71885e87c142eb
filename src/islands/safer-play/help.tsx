import { ExternalLink, Phone } from 'lucide';
import { gamblingCharity, gamblingHelpline } from '../../lib/config.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Icon } from '../ui/icons/icon.tsx';

/** Who listens, free and independent of any club. */
export function HelpServices() {
  return (
    <section className="card flow-small" aria-labelledby="help">
      <h2 id="help">Free help</h2>
      <p className="muted">
        If playing worries you, or somebody close to you: this help is free and independent of your club.
      </p>
      <div>
        <p>{gamblingHelpline.name}, free, 24 hours a day</p>
        <ButtonLink href={gamblingHelpline.tel} className="play-phone">
          <Icon of={Phone} size={18} />
          <span className="sr-only">Call </span>
          {gamblingHelpline.number}
        </ButtonLink>
      </div>
      <p className="play-charity">
        <a className="link" href={gamblingCharity.url} target="_blank" rel="noopener noreferrer">
          {gamblingCharity.name}
          <span className="sr-only"> (opens in a new tab)</span>
          <Icon of={ExternalLink} size={14} />
        </a>{' '}
        <span className="muted">runs the helpline; also chat and groups</span>
      </p>
    </section>
  );
}
