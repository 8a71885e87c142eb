let isLocked = false;

export function setTabTitle(title: string): void {
  if (title && !isLocked) document.title = title;
}

/** Sets the title and ignores later ones. */
export function lockTabTitle(title: string): void {
  isLocked = true;
  document.title = title;
}

/** Shows a number on the installed app's icon; 0 clears it. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge(count);
    else await navigator.clearAppBadge();
  } catch {}
}
