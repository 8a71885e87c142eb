import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { type ThemeVariant, themeVariants } from './contrast.ts';

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Returns one line per rule; injects axe on first use. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const results = await window.axe?.run(document, options);
    return (results?.violations ?? []).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, rules);
}

/** A moderate and a harsh palette. `contrast.ts` measures all; axe's other findings depend on markup. */
const axeLooks = themeVariants.filter(({ name }) =>
  ['#7a1f3d #e09f3e dark', '#ffff00 #fffffe light'].includes(name),
);

/** Runs axe's colour rules in each palette. */
async function judgeColours(wanted: readonly ThemeVariant[]): Promise<string[]> {
  const root = document.documentElement;
  const before = { style: root.style.cssText, theme: root.dataset['theme'] };
  const found: string[] = [];
  for (const { name, theme, palette } of wanted) {
    root.dataset['theme'] = theme === 'dark' ? 'club-dark' : 'club';
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
  if (before.theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = before.theme;
  return found;
}

/** Requires an earlier `axeFindings`. */
export const axeColourFindings = (page: Page): Promise<string[]> => page.evaluate(judgeColours, axeLooks);
