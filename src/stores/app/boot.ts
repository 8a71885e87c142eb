import { preloadCalls } from '../../lib/api/access-token.ts';
import { provideApiConfig } from '../../lib/api/api.ts';
import { onIdle, requestIdle } from '../../lib/browser/deferred-work.ts';
import { setTabTitle } from '../../lib/browser/tab-title.ts';
import { waitUntilSettled } from '../../lib/data/query.ts';
import { notices } from '../../lib/messages/notices.ts';
import { clearPrefetched } from '../../lib/prefetch/prefetched-requests.ts';
import { provideReportContext, reportFailedCall, startReporting } from '../../lib/reports/report.ts';
import { getRoute, type RouteName, routeNames } from '../../lib/routes.ts';
import { clearOfflineCache } from '../../lib/storage/offline-cache.ts';
import { clearAllScoped } from '../../lib/storage/scoped-storage.ts';
import { preloadRunAction } from '../data/action.ts';
import { clearQueries, invalidateAll, retryFailedQueries } from '../data/invalidation.ts';
import { provideFirstViewData, startPrefetch } from '../data/prefetch.ts';
import { $online } from './connection.ts';
import { $isSidebarOpen } from './desktop-layout.ts';
import { onFirstInteraction } from './first-interaction.ts';
import { $screen, clearReturnAddress, replace, type Screen, saveReturnAddress } from './router.ts';
import { $memberKey, $session, endSession, setOwner, syncSession } from './session.ts';
import { clearSsoCookie, signInWithSsoCookie } from './sso-cookie.ts';
import {
  $palette,
  $tenantError,
  loadTenant,
  startTenantRefresh,
  tenantApiBase,
  tenantHost,
  tenantSettled,
} from './tenant.ts';
import { $mode } from './theme.ts';
import { $tabTitle } from './title.ts';
import { closeAllToasts, showToast } from './toasts.ts';

/** The shown screen's name, for reports. */
function routeName(): string {
  const screen = $screen.get();
  return screen.kind === 'screen' ? screen.name : screen.kind;
}

/** Leads visitors away from what they may not see, replacing the history entry. */
function followRedirects(screen: Screen): void {
  if (screen.kind !== 'redirect') return;
  const session = $session.get();
  if (session.status === 'out' && !session.reason.startsWith('left')) saveReturnAddress();
  replace(screen.to);
  if (session.status === 'in') clearReturnAddress();
}

/** Nothing of a member stays once the session is over. Who did not end it is told, in every tab. */
function forgetMember(): void {
  const session = $session.get();
  if (session.status !== 'out') return;
  clearQueries();
  clearPrefetched();
  clearReturnAddress();
  // Whom the server signed out finds their forms as they were, once they are back.
  if (session.reason.startsWith('left')) clearAllScoped();
  closeAllToasts();
  // The tab that switches clubs has just put the cookie there.
  if (session.reason !== 'leftElsewhere') clearSsoCookie();
  // The sign-in form says it itself; what a visitor may see goes on as it is.
  if (session.reason === 'refused' && $screen.get().kind !== 'redirect') {
    showToast({ kind: 'error', text: notices.sessionEnded });
  }
}

/** The member's clubs are loaded after signing in (specification, section 4), behind the first view. */
function loadClubsOf(member: string | null): void {
  if (member === null) return;
  onIdle(() => {
    if ($memberKey.get() !== member) return;
    // Until a member wants to switch, nothing is lost without them.
    import('../member/member.ts')
      .then(({ memberTenantsQuery }) => waitUntilSettled(memberTenantsQuery))
      .catch(() => {});
  });
}

/**
 * Back from where nothing could be loaded: everything is loaded again at once. The browser tells of its own
 * connection; that the API is there again shows in the club's configuration, which is asked for every minute. What else
 * had failed by then, as where the API came and went between two of these, is asked for with it.
 */
function recover(): void {
  $online.listen((isOnline) => {
    if (!isOnline) return;
    void loadTenant();
    invalidateAll();
  });
  $tenantError.listen((error, before) => {
    if (before && !error) invalidateAll();
  });
}

/** Screens that show nothing without the tenant's configuration. */
const complianceScreens: readonly RouteName[] = routeNames.filter(
  (name) => getRoute(name).menu === 'compliance',
);

/** How long a busy browser may put off the tab's title, in ms: a screen is painted first. */
const titleMs = 100;

function showTitle(): void {
  requestIdle(() => setTabTitle($tabTitle.get()), titleMs);
}

/** Of the page before the club is known, as the styles have it. */
const neutralSurface = { light: '#f8fafb', dark: '#131415' } as const;

function showColours(): void {
  const mode = $mode.get();
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  for (const [name, value] of Object.entries($palette.get()?.[mode] ?? {})) {
    root.style.setProperty(name, value);
  }
  const surface = $palette.get()?.[mode]['--color-base-100'] ?? neutralSurface[mode];
  // Each of the two is for one mode of the system, which need not be the one that was chosen here.
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', surface);
}

/** The attribute is also set before first paint, so that the sidebar does not move on load. */
function showSidebar(open: boolean): void {
  if (open) document.documentElement.removeAttribute('data-sidebar');
  else document.documentElement.setAttribute('data-sidebar', 'collapsed');
}

/**
 * Connects lower layers to the stores above them: every such call is in this list, with these exceptions.
 *
 * Islands, which this file cannot import, call these three (islands/app-shell/services/app-services.ts):
 * `provideScreenTransition` of router.ts, `provideRouteChangeHandler` of islands/app-shell/navigation/use-route-change.ts
 * and `provideTwoPhase` of islands/app-shell/navigation/two-phase.ts.
 *
 * Lazily loaded stores call these four themselves, as an import here would move them into the start chunk:
 * `provideReplyObserver` of lib/api/api-config.ts (data/offline-cache.ts), `provideInstallHandler` of
 * lib/browser/install-prompt.ts (install-prompt.ts), `provideInvalidationObserver` of data/invalidation.ts
 * (tickets/unannounced-wins.ts) and `provideScreenTitle` of title.ts (draws/draw.ts).
 */
function connectLowerLayers(): void {
  provideApiConfig({
    base: () => tenantApiBase,
    session: () => $memberKey.get(),
    onSessionRefused: () => endSession('refused'),
    onBroken: reportFailedCall,
  });
  provideReportContext({
    tenant: tenantHost.subdomain,
    isTenantHost: tenantHost.parentDomain !== undefined,
    route: routeName,
  });
  provideFirstViewData(tenantSettled, complianceScreens);
}

/**
 * Starts the app, once per page: connects the API client, turns changes of state into the page-wide effects (title,
 * colours, sidebar, redirects, wiping), accepts a hand-over from another club and loads the club's configuration.
 */
export function boot(): void {
  connectLowerLayers();
  startReporting();
  $session.subscribe(({ status }) => setOwner(status === 'out' ? tenantHost.subdomain : undefined));
  // What is kept was seen in the session that the page was opened with, and in no other.
  $session.listen(clearOfflineCache);
  $session.listen(forgetMember);
  void signInWithSsoCookie().then((outcome) => {
    if (outcome === 'failed') showToast({ kind: 'error', text: notices.switchFailed });
  });
  $screen.subscribe(followRedirects);
  // Another tab may have ended the session since this page read its tokens.
  syncSession();
  $tabTitle.subscribe(showTitle);
  $palette.subscribe(showColours);
  $mode.subscribe(showColours);
  $isSidebarOpen.subscribe(showSidebar);
  recover();
  $memberKey.subscribe(loadClubsOf);
  startPrefetch();
  void loadTenant();
  startTenantRefresh(retryFailedQueries);
  onFirstInteraction(() => {
    void preloadCalls();
    void preloadRunAction();
  });
}
