/** Sets `--keyboard` to the px that a virtual keyboard covers without resizing the page. */
export function trackKeyboardInset(): void {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  const updateInset = () => {
    // Pinch zoom also shrinks the visual viewport.
    const covered = view.scale > 1 ? 0 : root.clientHeight - view.height - view.offsetTop;
    root.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
  };
  // A rotation resizes both, in either order.
  window.addEventListener('resize', updateInset);
  view.addEventListener('resize', updateInset);
  view.addEventListener('scroll', updateInset);
}
