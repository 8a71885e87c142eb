/**
 * Gives each page the styles of what it shows before the app is there, in its head. All of them come in a file that
 * holds no paint back (whole-styles.js), and that the app waits for.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { desktopFromPx } from '../../src/lib/config.ts';
import { hashSource } from '../hosting/content-security-policy.ts';
import { replaceIslandLoader } from '../preload/island-loader.ts';
import { createCriticalCss } from './critical-css.ts';
import { readPageContent } from './page-content.ts';

/** A screen that stands in its page whole looks right without the other styles: its scripts are not to wait for them. */
const wholeScreen = /<div id="skeleton" data-whole/;

/** A screen whose first view needs no others on a phone: there they come when that is shown. */
const dressedOnPhones = /<div id="skeleton"[^>]* data-dressed/;

/** What stands in the page for its styles alone, with the templates in it of what React has not loaded. */
const dressing = /<template id="dressing">[\s\S]*<\/template>/;

const styleLink = /<link rel="stylesheet" href="\/([^"]+)">/;
const scriptFiles = /<script type="module" src="\/([^"]+)">/g;

/** When a page asks for all styles. */
function asked(html: string): string {
  if (wholeScreen.test(html)) return 'media="not all"';
  return dressedOnPhones.test(html) ? `media="(min-width: ${desktopFromPx}px)"` : 'fetchpriority="low"';
}

/**
 * A page with the styles that it needs in the place of its stylesheet, which it only names. Its policy allows these alone
 * and, of the scripts that stand in pages, those that stand in this one.
 * @throws {Error} when the page has no stylesheet, or its policy says nothing of styles
 */
export function inlineCriticalCss(html: string, styles: string): string {
  const isThere = styleLink.test(html) && html.includes("style-src 'self'");
  if (!isThere) throw new Error('The page has no stylesheet, or no policy for one');
  const own = new Set(
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => hashSource(code)),
  );
  const isOwn = (source: string) => !source.startsWith("'sha256-") || own.has(source);
  return html
    .replace(dressing, '')
    .replace(/script-src [^;"]*/, (sources) => sources.split(' ').filter(isOwn).join(' '))
    .replace(/style-src 'self'[^;"]*/, `style-src 'self' ${hashSource(styles)}`)
    .replace(
      styleLink,
      (_, file) =>
        `<style>${styles}</style><link id="styles" rel="preload" as="style" href="/${file}" ${asked(html)}>`,
    );
}

/** Divides the styles when all pages are built. Comes after what names their scripts. */
export function criticalCss(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = (file: string) => readFile(new URL(file, dir), 'utf8');
        const sheets = new Map<string, ReturnType<typeof createCriticalCss>>();
        const files = await readdir(dir, { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = replaceIslandLoader(await read(file));
          const [, sheet = ''] = styleLink.exec(html) ?? [];
          const neededBy = sheets.get(sheet) ?? createCriticalCss(await read(sheet));
          sheets.set(sheet, neededBy);
          const running = [...html.matchAll(scriptFiles)].map(([, script = '']) => read(script));
          const parts = readPageContent(html, await Promise.all(running));
          await writeFile(new URL(file, dir), inlineCriticalCss(html, neededBy(parts)));
        }
      },
    },
  };
}
