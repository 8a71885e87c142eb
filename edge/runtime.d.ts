/** What the worker uses of its runtime beside the web's own interfaces. */

interface RewrittenElement {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): RewrittenElement;
  append(content: string, options: { html: boolean }): RewrittenElement;
}

interface RewrittenText {
  readonly lastInTextNode: boolean;
  /** Adds text, escaped. */
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
