let isKept = false;

/** Names the tab; an empty title leaves it the name that it has. */
export function setTabTitle(title: string): void {
  if (title && !isKept) document.title = title;
}

/** Names the tab for as long as the page is there: whatever was about to name it comes too late. */
export function lockTabTitle(title: string): void {
  isKept = true;
  document.title = title;
}

/** Shows a number on the icon of the installed app, or takes it away for 0, where the browser can. It never throws. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge(count);
    else await navigator.clearAppBadge();
  } catch {
    // The browser has no badges, or the member has forbidden them.
  }
}
