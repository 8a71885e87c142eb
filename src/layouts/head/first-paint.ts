/** Applies theme, tenant colours, sidebar and the route guard before the first paint, from storage alone. */
import { clearTokens, readTokens } from '../../lib/api/tokens.ts';
import { isTouchExpired } from '../../lib/auth/idle-time.ts';
import { writeReturnAddress } from '../../lib/auth/return-address.ts';
import { hasSessionEndedIdle, markSessionEndedIdle, saveLastTouch } from '../../lib/auth/shared-session.ts';
import {
  applyTheme,
  barColours,
  darkQuery,
  getTheme,
  parseThemeChoice,
  setBarColour,
  themeKey,
} from '../../lib/browser/theme.ts';
import { guard, homePath, signInPath } from '../../lib/routes.ts';
import {
  isSidebarOpen,
  readCookie,
  sharedDeviceCookieName,
  ssoCookieName,
} from '../../lib/storage/cookies.ts';
import { clearMembersTabValues } from '../../lib/storage/scoped-storage.ts';
import { readLastTouch, writeLastTouch } from '../../lib/storage/shared-device.ts';
import { cookieJar, safeLocalStorage } from '../../lib/storage/web-storage.ts';
import { readCachedTenant } from '../../lib/tenant/cached-tenant.ts';
import { access, root, tenantHost } from './page.ts';

// Public pages need no cookie, and reading them is slow.
const cookies = access === 'public' ? '' : cookieJar.read();

/**
 * Ends the session of a device that others use if nobody touched it, before anything reads it. A member who comes
 * from another tenant brings the mark of such a device along.
 * @returns true if it ended
 */
function endIdleSession(): boolean {
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

function applyPalette(): void {
  const { palette } = readCachedTenant(tenantHost.subdomain) ?? {};
  for (const [name, colour] of Object.entries(palette ?? {})) root.style.setProperty(name, colour);
}

/** Keeps a tenant that the address names. */
function redirectTo(path: string): void {
  const client = new URLSearchParams(location.search).get('client');
  location.replace(client ? `${path}?client=${encodeURIComponent(client)}` : path);
}

/** @param canReturn false if the next to sign in may be somebody else */
function guardPage(canReturn: boolean): void {
  const isSignedIn = readTokens() !== undefined;
  if (isSignedIn) root.dataset['member'] = '';
  const isArriving = tenantHost.parentDomain !== undefined && readCookie(cookies, ssoCookieName);
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

const hasEnded = endIdleSession();
applyThemeChoice();
applyPalette();
if (!isSidebarOpen(cookies)) root.dataset['sidebar'] = 'collapsed';
document.addEventListener('load', handleLoad, true);
guardPage(!hasEnded);
