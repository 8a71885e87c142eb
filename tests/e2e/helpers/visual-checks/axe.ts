import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { type ThemeVariant, themeVariants } from './contrast.ts';

/** All rules of WCAG 2.2, A and AA, and what axe holds to be good practice. */
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds on the page as it is, one line for each rule. The page is given axe the first time. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const results = await window.axe?.run(document, options);
    return (results?.violations ?? []).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, rules);
}

/**
 * A kind club in the dark and a harsh one in the light, beside the club whose page it is. Every look is measured by
 * ourselves (contrast.ts); what axe sees besides hangs on how a page is built, not on whose colours it wears.
 */
const axeLooks = themeVariants.filter(({ name }) =>
  ['#7a1f3d #e09f3e dark', '#ffff00 #fffffe light'].includes(name),
);

/** Runs in the page: axe's rules of colour in one look after the other. The page looks as before afterwards. */
async function judgeColours(wanted: readonly ThemeVariant[]): Promise<string[]> {
  const root = document.documentElement;
  const before = { style: root.style.cssText, className: root.className };
  const found: string[] = [];
  for (const { name, mode, palette } of wanted) {
    root.classList.toggle('dark', mode === 'dark');
    for (const [variable, value] of Object.entries(palette)) root.style.setProperty(variable, value);
    const results = await window.axe?.run(document, {
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      resultTypes: ['violations'],
    });
    for (const { id, nodes } of results?.violations ?? [])
      for (const { html, any } of nodes)
        found.push(`${id} in ${name}: ${html.slice(0, 120)} ${any[0]?.message}`);
  }
  root.style.cssText = before.style;
  root.className = before.className;
  return found;
}

/** What axe finds wrong with the colours of clubs, light and dark. After `axeFindings`, which brings axe. */
export const axeColourFindings = (page: Page): Promise<string[]> => page.evaluate(judgeColours, axeLooks);
