import { useStore } from '@nanostores/react';
import { ChevronRight, Contrast, LogOut } from 'lucide';
import { Suspense } from 'react';
import { getRoute, routeNames } from '../../lib/routes.ts';
import { $themeChoice, themeLabels } from '../../stores/app/preferences.ts';
import { signOut } from '../../stores/app/session.ts';
import { ThemeSwitch } from '../app-shell/desktop/theme-switch.tsx';
import { RouteIcon } from '../app-shell/route-icon.tsx';
import { BadgedLink } from '../shared/member-links.tsx';
import { markClass, PhoneSaferPlayLinks } from '../shared/safer-play-links.tsx';
import { cardClass, listClass } from '../ui/content/surface.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { loadPopoverPolyfill } from '../ui/overlays/popover.ts';
import { Page, PageEndSlot } from '../ui/page.tsx';

const ThemeSwitchWithPopover = lazyComponent(async () => {
  await loadPopoverPolyfill();
  return ThemeSwitch;
});

function ThemeRow() {
  return (
    <div className={`${listClass.row} after:absolute`}>
      <Icon of={Contrast} size={20} />
      <span className={listClass.text}>Theme</span>
      <span className="text-muted text-sm">{themeLabels[useStore($themeChoice)]}</span>
      <span className="-my-1.5 flex size-11">
        <Suspense>
          <ThemeSwitchWithPopover />
        </Suspense>
      </span>
    </div>
  );
}

/** Stands for any payment company: imitates no registered mark (docs/decisions.md). */
const paymentMark = (
  <p className={markClass.line}>
    <svg
      viewBox="0 0 48 36"
      className="h-9 w-12 flex-none fill-none stroke-2 stroke-current"
      role="img"
      aria-label="Payment company"
    >
      <rect x="1" y="1" width="46" height="34" rx="6" />
      <path className="fill-current stroke-none" d="M1 8h46v6H1z" />
      <path strokeLinecap="round" d="M8 22h11M8 28h7M31 22v-1.5a3.5 3.5 0 0 1 7 0V22" />
      <rect className="fill-current stroke-none" x="28" y="21.5" width="13" height="9.5" rx="2" />
    </svg>
    <span>Secure payments</span>
  </p>
);

const links = routeNames
  .map((name) => ({ name, position: getRoute(name).more ?? 0 }))
  .filter(({ position }) => position > 0)
  .sort((a, b) => a.position - b.position);

/** By frequency of use. */
const themePosition = 7;

function Links({ between: [after, before] }: { readonly between: readonly [number, number] }) {
  return links
    .filter(({ position }) => position > after && position < before)
    .map(({ name }) => (
      <li key={name}>
        <BadgedLink name={name} className={listClass.link}>
          <RouteIcon name={name} />
          <span className={listClass.text}>{getRoute(name).title}</span>
          <Icon of={ChevronRight} size={18} className="text-muted" />
        </BadgedLink>
      </li>
    ));
}

export default function More() {
  return (
    <Page narrow>
      <div className="space-y-4">
        <nav className={cardClass.flush} aria-label="More">
          <ul className={`${listClass.rows} @min-[46rem]/page:grid @min-[46rem]/page:grid-cols-2`}>
            <Links between={[0, themePosition]} />
            <li>
              <ThemeRow />
            </li>
            <Links between={[themePosition, Number.POSITIVE_INFINITY]} />
            <li>
              <button type="button" className={listClass.link} onClick={signOut}>
                <Icon of={LogOut} size={20} />
                <span className={listClass.text}>Logout</span>
              </button>
            </li>
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-3 justify-between">
          <PhoneSaferPlayLinks />
          {paymentMark}
        </div>
        <PageEndSlot />
      </div>
    </Page>
  );
}
