import { topDialog } from './top-dialog.ts';

type Region = 'announcer' | 'alerts';

/** Time for assistive technology to notice that the region was emptied, so that a repeated text is read again. */
const noticeMs = 50;

/**
 * Has a screen reader say a text. The live regions stand in the served page, because regions that are added later are
 * often not read. An open dialog has its own, because the page's are inert behind it.
 * @returns takes the text back, unless another one has taken its place
 */
export function announce(text: string, region: Region = 'announcer'): () => void {
  const inDialog = topDialog()?.querySelector(`[data-live=${region}]`);
  const element = inDialog ?? document.getElementById(region);
  if (!element) return () => {};
  element.textContent = '';
  const timer = setTimeout(() => {
    element.textContent = text;
  }, noticeMs);
  return () => {
    clearTimeout(timer);
    if (element.textContent === text) element.textContent = '';
  };
}
