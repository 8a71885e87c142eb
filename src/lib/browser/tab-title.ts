let isKept = false;

/** Names the tab; an empty title leaves it the name that it has. */
export function nameTab(title: string): void {
  if (title && !isKept) document.title = title;
}

/** Names the tab for as long as the page is there: whatever was about to name it comes too late. */
export function nameTabForGood(title: string): void {
  isKept = true;
  document.title = title;
}
