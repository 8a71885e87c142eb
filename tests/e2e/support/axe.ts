import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

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
