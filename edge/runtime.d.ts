/** The parts of the Cloudflare runtime that the worker uses. */

interface RewrittenElement {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): RewrittenElement;
  append(content: string, options: { html: boolean }): RewrittenElement;
}

interface RewrittenText {
  readonly lastInTextNode: boolean;
  /** Adds escaped text. */
  after(content: string): RewrittenText;
}

interface RewriteHandlers {
  element?(element: RewrittenElement): void | Promise<void>;
  text?(text: RewrittenText): void;
}

declare class HTMLRewriter {
  on(selector: string, handlers: RewriteHandlers): HTMLRewriter;
  transform(response: Response): Response;
}

interface CacheStorage {
  readonly default: Cache;
}
