import { appVersion, copyrightOwner } from '../../lib/config.ts';
import { SaferPlayLinks } from '../shared/safer-play-links.tsx';

export function Footer() {
  return (
    <footer className="app-footer">
      <SaferPlayLinks />
      <div className="app-footer-facts">
        <p>
          © {new Date().getFullYear()} {copyrightOwner}. All rights reserved.
        </p>
        <p>Version {appVersion}</p>
      </div>
    </footer>
  );
}
