import { clearTokens, readTokens } from '../../lib/api/tokens.ts';
import {
  hasSessionEndedIdle,
  isTouchExpired,
  markSessionEndedIdle,
  saveLastTouch,
} from '../../lib/auth/idle-session.ts';
import { writeReturnAddress } from '../../lib/browser/history.ts';
import {
  applyTheme,
  barColours,
  darkQuery,
  getTheme,
  parseThemeChoice,
  setBarColour,
  themeKey,
} from '../../lib/browser/theme.ts';
import { guard, homePath, type Route, signInPath } from '../../lib/routes.ts';
import {
  isSidebarOpen,
  readCookie,
  sharedDeviceCookieName,
  ssoCookieName,
} from '../../lib/storage/cookies.ts';
import { clearMembersTabValues } from '../../lib/storage/scoped-storage.ts';
import { cookieJar, readLastTouch, safeLocalStorage, writeLastTouch } from '../../lib/storage/web-storage.ts';
import { readCachedTenant } from '../../lib/tenant/page-tenant.ts';
import type { TenantHost } from '../../lib/tenant/tenancy.ts';

export interface Page {
  readonly access: Route['access'] | undefined;
  readonly tenant: TenantHost;
}

/**
 * Ends an idle session on a shared device, before anything reads it. A cookie marks the device as shared when the
 * member switches tenants.
 * @returns true if it ended
 */
function endIdleSession({ access }: Page, cookies: string): boolean {
  if (access === 'protected' && readCookie(cookies, sharedDeviceCookieName) !== undefined) saveLastTouch();
  const touch = readLastTouch();
  const hasEnded = touch !== undefined && isTouchExpired(touch, Date.now());
  if (hasEnded) {
    clearTokens();
    writeLastTouch();
    markSessionEndedIdle();
  }
  if (hasSessionEndedIdle()) clearMembersTabValues();
  return hasEnded;
}

function applyThemeChoice(): void {
  const choice = parseThemeChoice(safeLocalStorage.read(themeKey));
  applyTheme(getTheme(choice, matchMedia(darkQuery).matches));
  if (choice !== 'system') setBarColour(barColours[choice]);
}

function applyPalette(subdomain: string): void {
  const { palette } = readCachedTenant(subdomain) ?? {};
  for (const [name, colour] of Object.entries(palette ?? {}))
    document.documentElement.style.setProperty(name, colour);
}

/** Redirects, and keeps the `client` parameter of the address. */
function redirectTo(path: string): void {
  const client = new URLSearchParams(location.search).get('client');
  location.replace(client ? `${path}?client=${encodeURIComponent(client)}` : path);
}

/** @param canReturn false if another member may sign in next */
function guardPage({ access, tenant }: Page, cookies: string, canReturn: boolean): void {
  const isSignedIn = readTokens() !== undefined;
  if (isSignedIn) document.documentElement.dataset['member'] = '';
  const isArriving = tenant.parentDomain !== undefined && readCookie(cookies, ssoCookieName);
  const decision = guard(access, isSignedIn ? 'in' : isArriving ? 'starting' : 'out');
  if (decision === 'toHome') redirectTo(homePath);
  if (decision !== 'toSignIn') return;
  if (canReturn) writeReturnAddress();
  redirectTo(signInPath);
}

/** Applies the full stylesheet without blocking the first paint. */
function handleLoad({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.id === 'styles' && target.rel === 'preload')
    Object.assign(target, { rel: 'stylesheet', media: 'all' });
}

/** Applies theme, tenant colours, sidebar and the route guard before the first paint, from storage alone. */
export function prepareFirstPaint(page: Page): void {
  // Public pages need no cookie, and reading them is slow.
  const cookies = page.access === 'public' ? '' : cookieJar.read();
  const hasEnded = endIdleSession(page, cookies);
  applyThemeChoice();
  applyPalette(page.tenant.subdomain);
  if (!isSidebarOpen(cookies)) document.documentElement.dataset['sidebar'] = 'collapsed';
  document.addEventListener('load', handleLoad, true);
  guardPage(page, cookies, !hasEnded);
}
