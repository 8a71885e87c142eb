import { preloadHttp, provideApiConfig } from '../../lib/api/http.ts';
import { isBrowser, setTabTitle } from '../../lib/browser/page.ts';
import { applyTheme, setBarColour } from '../../lib/browser/theme.ts';
import { afterPaint, onIdle } from '../../lib/browser/timing.ts';
import { fingerprint } from '../../lib/format/text.ts';
import { notices, signedInAs } from '../../lib/messages/notices.ts';
import { clearPrefetched } from '../../lib/prefetch/prefetched-requests.ts';
import { reportFailedCall, startReporting } from '../../lib/reports/report.ts';
import { clearOfflineCache } from '../../lib/storage/offline-cache.ts';
import { clearAllScoped } from '../../lib/storage/scoped-storage.ts';
import { isSharedDevice } from '../../lib/storage/web-storage.ts';
import type { Palette } from '../../lib/tenant/palette.ts';
import { invalidateAll, retryFailedQueries } from '../data/query-registry.ts';
import { $online } from './page-state.ts';
import { $isSidebarOpen, $theme } from './preferences.ts';
import { $screen, clearReturnAddress, replace, type Screen, saveReturnAddress } from './router.ts';
import {
  $memberEmail,
  $memberKey,
  $session,
  clearSsoCookie,
  endSession,
  type Session,
  setOwner,
  signInWithSsoCookie,
  syncSession,
} from './session.ts';
import {
  $palette,
  $tenantError,
  loadTenant,
  startTenantRefresh,
  tenantApiBase,
  tenantHost,
} from './tenant.ts';
import { $tabTitle } from './title.ts';
import { closeAllToasts, showToast } from './toasts.ts';

interface TabMember {
  /** Hash of the email, so that no member data stays in memory. Undefined until the API has returned the member. */
  mark: number | undefined;
}

let currentMember: TabMember | undefined;

/** Member of the tab's previous session, until the current one is known. */
let previousMember: TabMember | undefined;

const getMark = (email: string) => fingerprint(encodeURIComponent(email.toLowerCase()));

/** Returns the mark of the offline cache's member, whose email is in lower case there. */
function readCachedMark(): number | undefined {
  const [, email] = globalThis.cacheOwner?.split('/') ?? [];
  return email ? fingerprint(email) : undefined;
}

function followSession(session: Session, before?: Session): void {
  if (session.status !== 'in' || session === before) return;
  previousMember = session.isSignedInHere ? undefined : currentMember;
  currentMember = { mark: undefined };
}

function followEmail(email: string | undefined): void {
  if (email === undefined || !currentMember) return;
  currentMember.mark = getMark(email);
  if (previousMember && previousMember.mark !== currentMember.mark) {
    closeAllToasts();
    showToast({ kind: 'info', text: signedInAs(email) });
  }
  previousMember = undefined;
}

/**
 * Shows a notice when this tab's session changes to another member without a sign-in here: by another tenant's token,
 * another tab, or while the page was in the browser's cache. Runs before the previous session's offline cache is cleared.
 */
function startMemberChangeNotice(): void {
  $session.subscribe(followSession);
  if (currentMember) currentMember.mark = readCachedMark();
  $memberEmail.listen(followEmail);
}

function getRouteName(): string {
  const screen = $screen.get();
  return screen.kind === 'screen' ? screen.name : screen.kind;
}

function handleRedirect(screen: Screen): void {
  if (screen.kind !== 'redirect') return;
  const session = $session.get();
  if (session.status === 'out' && !session.reason.startsWith('left')) saveReturnAddress();
  replace(screen.to);
  if (session.status === 'in') clearReturnAddress();
}

/** Clears the member's data in every tab. Only a refusal shows a toast. */
function clearMemberData(): void {
  const session = $session.get();
  if (session.status !== 'out') return;
  clearPrefetched();
  clearReturnAddress();
  // Drafts survive a refusal, for the same member's next sign-in, except on a shared device.
  if (session.reason.startsWith('left') || isSharedDevice()) clearAllScoped();
  closeAllToasts();
  // The tab that switches tenants has just written the cookie.
  if (session.reason !== 'leftElsewhere') clearSsoCookie();
  if (session.reason === 'refused' && $screen.get().kind !== 'redirect') {
    showToast({ kind: 'error', text: notices.sessionEnded });
  }
}

/** Reloads all data when the connection returns, or when the tenant's refresh succeeds after a failure. */
function startRecovery(): void {
  $online.listen((isOnline) => {
    if (!isOnline) return;
    void loadTenant();
    invalidateAll();
  });
  $tenantError.listen((error, before) => {
    if (before && !error) invalidateAll();
  });
}

/** Lets the screen paint before the title changes. */
function updateTabTitle(): void {
  afterPaint(() => setTabTitle($tabTitle.get()));
}

/** Sets the browser bars to the page's colour, once the styles have been computed. */
function updateThemeColour(): void {
  afterPaint(() => setBarColour(getComputedStyle(document.documentElement).backgroundColor));
}

function applyPalette(palette: Palette | null): void {
  for (const [name, value] of Object.entries(palette ?? {})) {
    document.documentElement.style.setProperty(name, value);
  }
  updateThemeColour();
}

/** Updates the attribute that a head script sets before first paint, which prevents layout shift. */
function applySidebar(open: boolean): void {
  if (open) document.documentElement.removeAttribute('data-sidebar');
  else document.documentElement.setAttribute('data-sidebar', 'collapsed');
}

/**
 * Connects lower layers to the stores. Other files contain these calls:
 * - Islands, which this file cannot import: `provideScreenTransition`, `provideRouteChangeHandler`
 *   (islands/app-shell/services/services.ts).
 * - Lazy stores, which an import would move into the start chunk: `provideReplyObserver`
 *   (data/offline-cache.ts), `provideInstallHandler` (install-prompt.ts), `provideScreenTitle` (draws/draws.ts).
 */
function connectLowerLayers(): void {
  provideApiConfig({
    base: () => tenantApiBase,
    session: () => $memberKey.get(),
    onSessionRefused: () => endSession('refused'),
    onBroken: reportFailedCall,
  });
}

function boot(): void {
  connectLowerLayers();
  startReporting({
    tenant: tenantHost.subdomain,
    isTenantHost: tenantHost.parentDomain !== undefined,
    route: getRouteName,
  });
  startMemberChangeNotice();
  $session.subscribe(({ status }) => setOwner(status === 'out' ? tenantHost.subdomain : undefined));
  $session.listen(clearOfflineCache);
  $session.listen(clearMemberData);
  void signInWithSsoCookie().then((outcome) => {
    if (outcome === 'failed') showToast({ kind: 'error', text: notices.switchFailed });
  });
  $screen.subscribe(handleRedirect);
  // Another tab may have ended the session meanwhile.
  syncSession();
  $tabTitle.subscribe(updateTabTitle);
  $palette.subscribe(applyPalette);
  $theme.subscribe(applyTheme);
  $theme.listen(updateThemeColour);
  $isSidebarOpen.subscribe(applySidebar);
  startRecovery();
  void loadTenant();
  startTenantRefresh(retryFailedQueries);
  onIdle(() => void preloadHttp());
}

// WebKit also runs this chunk in a page without a body, after the head's route guard has redirected.
if (isBrowser && document.body) boot();
