import { ChevronRight, LogOut } from 'lucide';
import { getRoute, routeNames } from '../../lib/routes.ts';
import { signOut } from '../../stores/app/sign-out.ts';
import { RouteIcon } from '../shared/route-icon.tsx';
import { SaferPlayLinks } from '../shared/safer-play-links.tsx';
import { UnreadLink } from '../shared/unread-badge.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Page } from '../ui/page.tsx';
import { PageEndSlot } from '../ui/page-end.tsx';
import { SecurePaymentsLabel } from './payment-mark.tsx';
import { ThemeRow } from './theme-row.tsx';

const links = routeNames
  .map((name) => ({ name, position: getRoute(name).more ?? 0 }))
  .filter(({ position }) => position > 0)
  .sort((a, b) => a.position - b.position);

/** Its place among the links, by how often it is wanted. */
const themePosition = 6;

function Links({ between: [after, before] }: { readonly between: readonly [number, number] }) {
  return links
    .filter(({ position }) => position > after && position < before)
    .map(({ name }) => (
      <li key={name}>
        <UnreadLink name={name} className="list-row">
          <RouteIcon name={name} />
          <span className="grow">{getRoute(name).title}</span>
          <Icon of={ChevronRight} size={18} className="muted" />
        </UnreadLink>
      </li>
    ));
}

/** The menu: what has no tab of its own. */
export default function More() {
  return (
    <Page narrow>
      <div className="flow">
        <nav className="card card-flush" aria-label="More">
          <ul className="list">
            <Links between={[0, themePosition]} />
            <li>
              <ThemeRow />
            </li>
            <Links between={[themePosition, Number.POSITIVE_INFINITY]} />
            <li>
              <button type="button" className="list-row" onClick={signOut}>
                <Icon of={LogOut} size={20} />
                <span className="grow">Logout</span>
              </button>
            </li>
          </ul>
        </nav>
        <div className="row row-between">
          <SaferPlayLinks />
          <SecurePaymentsLabel />
        </div>
        <PageEndSlot />
      </div>
    </Page>
  );
}
