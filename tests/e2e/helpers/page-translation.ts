import type { Page } from '@playwright/test';

declare global {
  /** What the app did to texts that the translation had replaced: the screen still shows the old ones. */
  var staleTexts: string[];
}

/**
 * Replaces every text as the browsers' own translation does: the text node leaves the document, and two nested
 * `<font>` elements with a copy take its place, again after each change. Runs in the page, before its scripts.
 */
function translate(): void {
  globalThis.staleTexts = [];
  const replaced = new WeakSet<Node>();
  const watched = new WeakSet<Node>();
  const untranslated = 'font, script, style, noscript, textarea, title, [translate=no]';
  const note = (what: string, text: Node, parent: Node) => {
    const place = parent instanceof Element ? parent.closest('[class], [id]')?.outerHTML.slice(0, 160) : '';
    globalThis.staleTexts.push(`${what} “${text.textContent}” in ${place}`);
  };
  const textChanges = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (oldValue !== target.textContent) note(`changed “${oldValue}” to`, target, target);
  });
  /** A fault that the app may survive, but not the text on the screen. */
  const watch = (parent: Element) => {
    if (watched.has(parent)) return;
    watched.add(parent);
    parent.removeChild = (child) => {
      if (replaced.has(child)) note('removed', child, parent);
      return Node.prototype.removeChild.call(parent, child) as typeof child;
    };
    parent.insertBefore = (added, before) => {
      if (before && replaced.has(before)) note('inserted before', before, parent);
      return Node.prototype.insertBefore.call(parent, added, before) as typeof added;
    };
  };
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest(untranslated)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    replaced.add(text);
    textChanges.observe(text, { characterData: true, characterDataOldValue: true });
    watch(parent);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    if (root instanceof Text) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) wrapAll(node);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Call before the page opens. @returns reads what the app did to replaced texts since the last call */
export async function translatePages(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(translate);
  return () => page.evaluate(() => globalThis.staleTexts.splice(0));
}
