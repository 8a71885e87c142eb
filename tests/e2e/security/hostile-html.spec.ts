import type { Page } from '@playwright/test';
import { newTabHint } from '../../../src/lib/format/text.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { allPayloads, XssMonitor } from '../helpers/xss-payloads.ts';

const payloads = allPayloads();

/** Positions of a payload: alone, inside, in an attribute, after something unclosed. */
const settings = ['@', '<p title="@">x</p>', '<h2><a>@'];

interface Verdict {
  readonly tried: number;
  readonly wrong: readonly string[];
}

/** Inserts every sanitised payload and collects the violations. */
function cleanAll(page: Page): Promise<Verdict> {
  return page.evaluate(
    async ({ payloads, settings, newTabHint }) => {
      const [chunk] = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/_astro\/sanitise\.[\w-]+\.js$/.test(name));
      const module: Record<string, unknown> = await import(String(chunk));
      type Sanitise = (html: string, variant: string) => { html: string };
      const sanitise = module['sanitise'] as Sanitise;
      const tags =
        'p br hr h2 h3 h4 h5 h6 ul ol li strong em b i u a blockquote code pre span table caption thead tbody tfoot tr th td img';
      const attributes =
        /^(?:a (?:href|title|rel|target)|img (?:src|alt)|t[hd] (?:colspan|rowspan)|th scope|span class|h\d id)$/;
      const faults = (element: Element, variant: string): string[] => {
        const tag = element.localName;
        const found: string[] = [];
        const isPicture = tag === 'img' || /^(?:table|caption|t[hdr]|t(?:head|body|foot))$/.test(tag);
        if (!tags.split(' ').includes(tag) || (variant === 'message' && isPicture)) found.push(`<${tag}>`);
        for (const { name, value } of element.attributes) {
          if (!attributes.test(`${tag} ${name}`)) found.push(`<${tag} ${name}="${value}">`);
          if (name === 'href' && !/^(?:https|mailto|tel):/i.test(value)) found.push(`link to ${value}`);
          if (name === 'src' && !/^https:/i.test(value)) found.push(`picture from ${value}`);
          if (name === 'class' && value !== 'sr-only') found.push(`class ${value}`);
          if (name === 'id' && !value.startsWith('section-')) found.push(`id ${value}`);
        }
        const leaves = element instanceof HTMLAnchorElement && element.protocol === 'https:';
        const isSafe =
          element.getAttribute('rel') === 'noopener noreferrer' &&
          element.getAttribute('target') === '_blank' &&
          element.textContent?.endsWith(newTabHint);
        if (leaves && element.origin !== location.origin && !isSafe) found.push(`opens unsafely: ${tag}`);
        return found;
      };
      const wrong: string[] = [];
      let tried = 0;
      const events = ['click', 'mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart', 'keydown'];
      for (const variant of ['page', 'message']) {
        for (const payload of payloads) {
          for (const setting of settings) {
            tried += 1;
            const box = document.createElement('div');
            document.body.append(box);
            box.innerHTML = sanitise(
              setting.replace('@', () => payload),
              variant,
            ).html;
            for (const element of box.querySelectorAll('*')) {
              for (const fault of faults(element, variant)) wrong.push(`${fault} by ${payload}`);
              if (setting === '@') {
                element.addEventListener('click', (event) => event.preventDefault());
                for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
              }
            }
            box.remove();
          }
        }
      }
      // Late loads and failures happen within this time.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { tried, wrong };
    },
    { payloads, settings, newTabHint },
  );
}

for (const guarded of [true, false]) {
  test(`sanitiser removes every payload ${guarded ? 'with' : 'without'} Trusted Types and CSP`, async ({
    browser,
    problems,
  }) => {
    // The sanitiser removes violations before parsing, so CSP reports nothing.
    // Mimics browsers without Trusted Types and CSP.
    const context = await browser.newContext({ bypassCSP: !guarded });
    if (!guarded) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));
    problems.track(context);
    const watch = await XssMonitor.start(context, { pictures: true });
    const page = await context.newPage();
    const loaded = page.waitForResponse(/\/_astro\/sanitise\.[\w-]+\.js$/);
    await page.goto(siteUrl('ciu', '/gdpr'));
    await loaded;
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const { tried, wrong } = await cleanAll(page);
    expect(wrong).toEqual([]);
    expect(tried).toBe(payloads.length * settings.length * 2);
    expect(watch.findings).toEqual([]);
    const raw = () =>
      page.evaluate(() => {
        document.body.innerHTML = '<img src=x onerror=pwned()>';
      });
    if (guarded) {
      problems.allow(/TrustedHTML/);
      await expect(raw()).rejects.toThrow(/TrustedHTML/);
    } else {
      // The monitor detects unsanitised HTML.
      problems.allow(/404/);
      await raw();
      await expect.poll(() => watch.findings).toEqual(['ran: pwned']);
    }
    await context.close();
  });
}
