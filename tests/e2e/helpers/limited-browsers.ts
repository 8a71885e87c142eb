import type { BrowserContext } from '@playwright/test';

/** Objects that one of the oldest browsers lacks (docs/browsers.md), of those that a site may want. */
const newerObjects = `
  AsyncDisposableStack BeforeInstallPromptEvent CloseWatcher CommandEvent CSSScopeRule CSSStartingStyleRule
  CustomStateSet DisposableStack EditContext Float16Array Highlight IdleDeadline LargestContentfulPaint
  LayoutShift NavigateEvent Navigation NavigationHistoryEntry NavigatorUAData NetworkInformation Observable
  PageRevealEvent PageSwapEvent PerformanceEventTiming PerformanceLongTaskTiming QuotaExceededError
  ReportingObserver Sanitizer Scheduler Scheduling ScrollTimeline SharedWorker SyncManager TaskController
  Temporal ToggleEvent URLPattern ViewTimeline ViewTransition WebSocketStream scheduler
`
  .trim()
  .split(/\s+/);

/** Their newer members, static ones too, by object. */
const newerMembers: Readonly<Record<string, string>> = {
  AbortSignal: 'any',
  Array: 'fromAsync',
  ArrayBuffer: 'transfer transferToFixedLength',
  Blob: 'bytes',
  CSS: 'highlights',
  Document:
    'caretPositionFromPoint hasStorageAccess parseHTML parseHTMLUnsafe prerendering startViewTransition',
  Element: 'ariaNotify checkVisibility computedStyleMap getHTML moveBefore setHTML setHTMLUnsafe',
  Error: 'captureStackTrace isError',
  HTMLButtonElement: 'command commandForElement popoverTargetAction popoverTargetElement',
  HTMLDialogElement: 'closedBy requestClose',
  HTMLElement: 'autocorrect hidePopover popover showPopover togglePopover',
  HTMLLinkElement: 'fetchPriority',
  InstallEvent: 'addRoutes',
  Intl: 'DurationFormat',
  Iterator: 'concat drop every filter find flatMap forEach from map reduce some take toArray',
  JSON: 'isRawJSON rawJSON',
  Map: 'getOrInsert getOrInsertComputed groupBy',
  Math: 'f16round sumPrecise',
  Navigator: 'canShare clearAppBadge connection globalPrivacyControl setAppBadge share userAgentData vibrate',
  Object: 'groupBy',
  Promise: 'try withResolvers',
  RegExp: 'escape unicodeSets',
  Request: 'bytes duplex keepalive',
  Response: 'bytes json',
  Set: 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
  Uint8Array: 'fromBase64 fromHex toBase64 toHex',
  URL: 'canParse parse',
  URLSearchParams: 'size',
  Window: 'cancelIdleCallback navigation requestIdleCallback',
};

type Names = readonly [objects: typeof newerObjects, members: typeof newerMembers];

function takeAway([objects, members]: Names): void {
  const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [object, names] of Object.entries(members)) {
    const owner = page[object];
    for (const place of [object === 'Window' ? page : owner, owner?.prototype]) {
      for (const name of names.split(' ')) if (place) Reflect.deleteProperty(place, name);
    }
  }
  for (const object of objects) Reflect.deleteProperty(page, object);
}

/** Disables native popovers: moves their attributes into an unknown namespace and adapts selectors. */
function forgetPopovers(): void {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(name: string, value: string) {
    if (/^popover/i.test(name)) this.setAttributeNS('urn:unknown', name.toLowerCase(), value);
    else setAttribute.call(this, name, value);
  };
  const readable = (selector: string) => {
    if (/(^|[^\\]):popover-open/.test(selector)) throw new DOMException('Unknown selector', 'SyntaxError');
    return selector.replaceAll('[popover', '[*|popover');
  };
  for (const owner of [Document.prototype, Element.prototype]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const own = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined;
      if (!own) continue;
      Reflect.set(owner, name, function ask(this: Element, selector: string) {
        return own.call(this, readable(selector));
      });
    }
  }
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function replace(text: string) {
    replaceSync.call(this, text.replaceAll('[popover', '[*|popover'));
  };
}

/** Deletes newer names that scripts can see. */
export async function emulateOldestBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(forgetPopovers);
  await context.addInitScript(takeAway, [newerObjects, newerMembers] as const);
}

/** Refuses storage, locks and `BroadcastChannel`. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, area, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    LockManager.prototype.request = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    globalThis.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
  });
}
