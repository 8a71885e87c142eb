/** Stands in for a screen whose chunk is on its way. */
export function ScreenPlaceholder() {
  return <div aria-busy="true" />;
}
