import type { BrowserContext } from '@playwright/test';
import { listNewerNames } from '../../../scripts/browser-support/interfaces.mjs';

interface Names {
  /** Such as `ViewTransition`. */
  readonly objects: readonly string[];
  /** Such as `['URLSearchParams', 'size']`. */
  readonly members: readonly (readonly [string, string])[];
}

function takeAway({ objects, members }: Names): void {
  const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [object, member] of members) {
    const owner = page[object];
    for (const place of [object === 'Window' ? page : owner, owner?.prototype]) {
      if (place) Reflect.deleteProperty(place, member);
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

/** The browser enforces Trusted Types even without their API. */
const isTrustedTypes = (name: string) => /^trusted/i.test(name);

function namesToTake(): Names {
  const { objects, members } = listNewerNames();
  return {
    objects: objects.filter((name) => !isTrustedTypes(name)),
    members: members.filter((names) => !names.some(isTrustedTypes)),
  };
}

/** Deletes newer names that scripts can see. */
export async function emulateOldestBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(forgetPopovers);
  await context.addInitScript(takeAway, namesToTake());
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
