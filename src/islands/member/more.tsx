import { ChevronRight, LogOut } from 'lucide';
import { routeNames, routeOf } from '../../lib/routes.ts';
import { logOut } from '../../stores/app/sign-out.ts';
import { RouteIcon } from '../shared/route-icon.tsx';
import { GamblingMark } from '../shared/safer-play-links.tsx';
import { NewsLink } from '../shared/unread-badge.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { Page } from '../ui/page.tsx';
import { PageEnd } from '../ui/page-end.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { ThemeRow } from './theme-row.tsx';

const links = routeNames
  .map((name) => ({ name, place: routeOf(name).more ?? 0 }))
  .filter(({ place }) => place > 0)
  .sort((a, b) => a.place - b.place);

/** Its place among the links, by how often it is wanted. */
const themePlace = 6;

function Links({ between: [after, before] }: { readonly between: readonly [number, number] }) {
  return links
    .filter(({ place }) => place > after && place < before)
    .map(({ name }) => (
      <li key={name}>
        <NewsLink name={name} className="list-row">
          <RouteIcon name={name} />
          <span className="grow">{routeOf(name).title}</span>
          <Icon of={ChevronRight} size={18} className="muted" />
        </NewsLink>
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
            <Links between={[0, themePlace]} />
            <li>
              <ThemeRow />
            </li>
            <Links between={[themePlace, Number.POSITIVE_INFINITY]} />
            <li>
              <button type="button" className="list-row" onClick={logOut}>
                <Icon of={LogOut} size={20} />
                <span className="grow">Logout</span>
              </button>
            </li>
          </ul>
        </nav>
        <div className="row row-between">
          <GamblingMark />
          <PaymentMark />
        </div>
        <PageEnd />
      </div>
    </Page>
  );
}
