let isLocked = false;

/** Sets the tab's title, unless it is empty or locked. */
export function setTabTitle(title: string): void {
  if (title && !isLocked) document.title = title;
}

/** Sets the title for the rest of the page's life. Later titles are ignored. */
export function lockTabTitle(title: string): void {
  isLocked = true;
  document.title = title;
}

/** Shows a number on the installed app's icon; 0 clears it. Never throws. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge(count);
    else await navigator.clearAppBadge();
  } catch {}
}
