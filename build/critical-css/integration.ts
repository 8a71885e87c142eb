import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { desktopFromPx } from '../../src/lib/config.ts';
import { hashSource } from '../hosting/content-security-policy.ts';
import { replaceIslandLoader } from '../preload/island-loader.ts';
import { createCriticalCss } from './critical-css.ts';
import { readPageContent } from './page-content.ts';

/** Marks a screen whose first view on phones needs only inlined styles. */
const inlinedOnPhones = /<div id="skeleton"[^>]* data-inline-styles/;

/** Sample markup that only adds its classes to the critical CSS. */
const styleSample = /<template id="critical-css-sample">[\s\S]*<\/template>/;

const styleLink = /<link rel="stylesheet" href="\/([^"]+)">/;
const scriptFiles = /<script type="module" src="\/([^"]+)">/g;

function getLoadingAttributes(html: string): string {
  return inlinedOnPhones.test(html) ? `media="(min-width: ${desktopFromPx}px)"` : 'fetchpriority="low"';
}

/**
 * Inlines critical CSS and preloads the full stylesheet. The policy then allows only this page's inline code.
 * @throws {Error} without a stylesheet or a `style-src`
 */
export function inlineCriticalCss(html: string, styles: string): string {
  const hasStylesheet = styleLink.test(html) && html.includes("style-src 'self'");
  if (!hasStylesheet) throw new Error('The page has no stylesheet, or no policy for one');
  const ownHashes = new Set(
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => hashSource(code)),
  );
  const isOwn = (source: string) => !source.startsWith("'sha256-") || ownHashes.has(source);
  return html
    .replace(styleSample, '')
    .replace(/script-src [^;"]*/, (sources) => sources.split(' ').filter(isOwn).join(' '))
    .replace(/style-src 'self'[^;"]*/, `style-src 'self' ${hashSource(styles)}`)
    .replace(
      styleLink,
      (_, file) =>
        `<style>${styles}</style><link id="styles" rel="preload" as="style" href="/${file}" ${getLoadingAttributes(html)}>`,
    );
}

/**
 * Inlines critical CSS into each built page. Runs after modulePreload(), because it reads the preloaded
 * scripts. The full stylesheet does not block the first paint (first-paint.ts); the app waits for it.
 */
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
          const getCriticalCss = sheets.get(sheet) ?? createCriticalCss(await read(sheet));
          sheets.set(sheet, getCriticalCss);
          const moduleScripts = [...html.matchAll(scriptFiles)].map(([, script = '']) => read(script));
          const content = readPageContent(html, await Promise.all(moduleScripts));
          await writeFile(new URL(file, dir), inlineCriticalCss(html, getCriticalCss(content)));
        }
      },
    },
  };
}
