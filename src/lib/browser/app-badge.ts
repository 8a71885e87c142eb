/** Shows a number on the icon of the installed app, or takes it away for 0, where the browser can. It never throws. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge(count);
    else await navigator.clearAppBadge();
  } catch {
    // The browser has no badges, or the member has forbidden them.
  }
}
