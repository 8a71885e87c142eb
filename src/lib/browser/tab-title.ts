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
