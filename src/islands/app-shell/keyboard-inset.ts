/**
 * Leaves room for a phone's keyboard, which lies over the page instead of making it smaller: what it covers of the
 * bottom is `--keyboard` on the root, for dialogs, messages and what sticks to the bottom.
 */
export function trackKeyboardInset(): void {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  const updateInset = () => {
    // Who has zoomed in sees less, too.
    const covered = view.scale > 1 ? 0 : root.clientHeight - view.height - view.offsetTop;
    root.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
  };
  // Either may change after the other, as where a phone is turned.
  window.addEventListener('resize', updateInset);
  view.addEventListener('resize', updateInset);
  view.addEventListener('scroll', updateInset);
}
