/**
 * Sets `--keyboard` on the root to the height in px that a virtual keyboard covers. The keyboard overlays the page
 * without resizing it, so dialogs, toasts and sticky bars use this inset.
 */
export function trackKeyboardInset(): void {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  const updateInset = () => {
    // Pinch zoom shrinks the visual viewport too.
    const covered = view.scale > 1 ? 0 : root.clientHeight - view.height - view.offsetTop;
    root.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
  };
  // The window and the viewport resize in either order, such as on rotation.
  window.addEventListener('resize', updateInset);
  view.addEventListener('resize', updateInset);
  view.addEventListener('scroll', updateInset);
}
