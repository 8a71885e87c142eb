import { useStore } from '@nanostores/react';
import { ChevronRight, Contrast, LogOut } from 'lucide';
import { type ReactNode, Suspense, useId } from 'react';
import { getRoute, type MoreGroup, routeNames } from '../../lib/routes.ts';
import { $themeChoice, themeLabels } from '../../stores/app/preferences.ts';
import { signOut } from '../../stores/app/session.ts';
import { ThemeSwitch } from '../app-shell/desktop/theme-switch.tsx';
import { RouteIcon } from '../app-shell/route-icon.tsx';
import { BadgedLink } from '../shared/member-links.tsx';
import { markClass, PhoneSaferPlayLinks } from '../shared/safer-play-links.tsx';
import { cardClass, listClass } from '../ui/content/surface.ts';
import { iconButtonClass } from '../ui/controls/button-link.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { loadPopoverPolyfill } from '../ui/overlays/popover.ts';
import { Page, PageEndSlot } from '../ui/page.tsx';

const ThemeSwitchWithPopover = lazyComponent(async () => {
  await loadPopoverPolyfill();
  return ThemeSwitch;
});

/** The whole row is the surface of the button. A pressed button must not move: it would contain that surface. */
const themeButtonClass = `${iconButtonClass} active:translate-none before:absolute before:inset-0`;

function ThemeRow() {
  return (
    <div className={`${listClass.row} after:absolute hover:bg-hover`}>
      <Icon of={Contrast} size={20} />
      <span className={listClass.text}>Theme</span>
      <span className="text-muted">{themeLabels[useStore($themeChoice)]}</span>
      <span className="-my-1.5 flex size-11">
        <Suspense>
          <ThemeSwitchWithPopover buttonClass={themeButtonClass} />
        </Suspense>
      </span>
    </div>
  );
}

/** Generic sign of a payment company, because the app uses no registered marks (docs/decisions.md). */
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

const groups: Readonly<Record<MoreGroup, string>> = {
  play: 'Your play',
  help: 'Get help',
  account: 'Account',
  about: 'About the club',
};

const links = (group: MoreGroup) =>
  routeNames
    .filter((name) => getRoute(name).more === group)
    .map((name) => (
      <li key={name}>
        <BadgedLink name={name} className={listClass.link}>
          <RouteIcon name={name} />
          <span className={listClass.text}>{getRoute(name).title}</span>
          <Icon of={ChevronRight} size={18} className="text-muted" />
        </BadgedLink>
      </li>
    ));

function Group({ group, children }: { readonly group: MoreGroup; readonly children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-2">
        {groups[group]}
      </h2>
      <ul className={`${cardClass.flush} ${listClass.rows}`}>
        {links(group)}
        {children}
      </ul>
    </section>
  );
}

const logoutRow = (
  <li>
    <button type="button" className={listClass.link} onClick={signOut}>
      <Icon of={LogOut} size={20} />
      <span className={listClass.text}>Logout</span>
    </button>
  </li>
);

export default function More() {
  return (
    <Page>
      <div className="space-y-4">
        <nav aria-label="More" className="grid items-start gap-5 @min-[46rem]/page:grid-cols-2">
          <Group group="play" />
          <Group group="help" />
          <Group group="account">
            <li>
              <ThemeRow />
            </li>
            {logoutRow}
          </Group>
          <Group group="about" />
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
