export type SpeechEvent =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'live'; readonly id: number; readonly polite: boolean; readonly text: string }
  | { readonly kind: 'lost'; readonly id: number }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'focus'; readonly element: number }
  /** Follows all earlier events. */
  | { readonly kind: 'all' };

declare global {
  interface Window {
    focused?: Element[];
    recordSpeech?: (event: SpeechEvent) => unknown;
  }
}

/**
 * Runs in the page: reports focus moves, titles and live regions as browsers do (ARIA 1.2, sections 5.2.8.4
 * and 6.6). Atomic regions report their full text, others the added text. Inserted alerts speak; other
 * inserted regions and content outside an open modal dialog do not. 'lost' is text removed within 300 ms,
 * which readers rarely announce.
 */
export function recordSpeechEvents(): void {
  const report = (event: SpeechEvent) => window.recordSpeech?.(event);
  const focused: Element[] = [];
  window.focused = focused;
  report({ kind: 'loaded' });
  const soonMs = 300;
  const regions = '[aria-live], [role=status], [role=alert], [role=log], output';
  const spoken = new Map<Node, { readonly id: number; readonly at: number }>();
  let count = 0;
  let title = '';

  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], [hidden]')) return '';
    return [...node.childNodes]
      .map(textOf)
      .join(getComputedStyle(node).display.startsWith('inline') ? '' : ' ');
  };
  const politenessOf = (region: Element) => {
    const fallback = region.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
    return region.getAttribute('aria-live') ?? fallback;
  };
  const isAtomic = (region: Element) =>
    region.matches('[role=status], [role=alert], output')
      ? region.getAttribute('aria-atomic') !== 'false'
      : region.getAttribute('aria-atomic') === 'true';
  const isSilenced = (region: Element) => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    return Boolean(top && !top.contains(region)) || region.closest('[inert], [aria-hidden=true]') !== null;
  };
  const speak = (region: Element, node: Node) => {
    const politeness = politenessOf(region);
    const text = textOf(isAtomic(region) ? region : node)
      .replace(/\s+/g, ' ')
      .trim();
    if (politeness === 'off' || text === '' || isSilenced(region)) return;
    count += 1;
    spoken.set(node, { id: count, at: performance.now() });
    report({ kind: 'live', id: count, polite: politeness === 'polite', text });
  };
  const note = ({ type, target, addedNodes, removedNodes }: MutationRecord, atomic: Set<Element>) => {
    for (const node of removedNodes) {
      for (const [line, { id, at }] of spoken) {
        if (!node.contains(line)) continue;
        spoken.delete(line);
        if (performance.now() - at < soonMs) report({ kind: 'lost', id });
      }
    }
    for (const node of type === 'characterData' ? [target] : addedNodes) {
      const region = node.parentElement?.closest(regions);
      if (region && !atomic.has(region)) {
        if (isAtomic(region)) atomic.add(region);
        speak(region, node);
      }
      if (!(node instanceof Element) || region) continue;
      const alerts = [node, ...node.querySelectorAll('*')].filter((part) => part.matches('[role=alert]'));
      for (const alert of alerts) speak(alert, alert);
    }
  };
  new MutationObserver((records) => {
    const atomic = new Set<Element>();
    for (const record of records) note(record, atomic);
    // The title may begin with the unread count.
    const next = document.title.replace(/^\(\d+\+?\) /, '');
    if (next === '' || next === title) return;
    title = next;
    report({ kind: 'title', text: title });
  }).observe(document, { subtree: true, childList: true, characterData: true });

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!focused.includes(target)) focused.push(target);
    report({ kind: 'focus', element: focused.indexOf(target) });
  });
}
