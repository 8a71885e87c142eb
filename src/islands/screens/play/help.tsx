import { ExternalLink, Phone } from 'lucide';
import { helpline, helpServices } from '../../../lib/play/help-services.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/marks/icon.tsx';

/** Who listens, free and independent of any club. */
export function Help() {
  return (
    <section className="card flow-small" aria-labelledby="help">
      <h2 id="help">Free help</h2>
      <p className="muted">
        If playing worries you, or somebody close to you: these services are free and independent of your
        club.
      </p>
      <div>
        <p>{helpline.name}, free, 24 hours a day</p>
        <ButtonLink href={helpline.tel} className="play-phone">
          <Icon of={Phone} size={18} />
          <span className="sr-only">Call </span>
          {helpline.number}
        </ButtonLink>
      </div>
      <ul className="play-services">
        {helpServices.map(({ name, url, text }) => (
          <li key={name}>
            <a className="link" href={url} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
              <Icon of={ExternalLink} size={14} />
            </a>{' '}
            <span className="muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
