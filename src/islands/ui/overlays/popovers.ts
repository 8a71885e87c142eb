/**
 * Has popovers work in browsers without them (Safari before 17, Firefox before 125); all others load nothing. Whoever
 * shows a popover loads its code together with this.
 */
export async function loadPopoverPolyfill(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  const { apply, isSupported } = await import('@oddbird/popover-polyfill/fn');
  // Several parts may have waited for the same script. Its styles go where all of ours win over them.
  if (!isSupported()) apply({ layerName: 'theme' });
}
