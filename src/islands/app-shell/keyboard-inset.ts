/** Sets `--keyboard` to the height in px that a virtual keyboard covers. It overlays the page without resizing it. */
export function trackKeyboardInset(): void {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  const updateInset = () => {
    // Pinch zoom shrinks the visual viewport too.
    const covered = view.scale > 1 ? 0 : root.clientHeight - view.height - view.offsetTop;
    root.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
  };
  // Both resize, in either order, on rotation.
  window.addEventListener('resize', updateInset);
  view.addEventListener('resize', updateInset);
  view.addEventListener('scroll', updateInset);
}
