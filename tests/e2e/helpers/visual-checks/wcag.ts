import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { isSoak } from '../walks.ts';
import { contrastFindings } from './contrast.ts';

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // By day contrast.ts and targets.ts alone check these two.
  rules: { 'color-contrast': { enabled: isSoak }, 'target-size': { enabled: isSoak } },
};

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Returns one line per rule; injects axe on first use. */
async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const results = await window.axe?.run(document, options);
    return (results?.violations ?? []).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, rules);
}

/** Animations that run although the context prefers reduced motion. */
const motionFindings = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => `moves: ${(animation as CSSAnimation).animationName}`),
  );

/** Money, countdowns and ticket numbers without tabular digits. Runs in the page. */
function findUnalignedFigures(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const text = (textContent ?? '').trim();
    const isFigure =
      /^[-+]?£[\d,]+(\.\d\d)?$|^\d{6}$/.test(text) ||
      (parentElement?.closest('[data-slot=countdown-digits]') && /\d/.test(text));
    if (!isFigure || !parentElement || parentElement.closest('[data-slot=prize]')) continue;
    // Figures within a line of text.
    const lines = [parentElement, parentElement.closest('p')].map((part) => part?.textContent ?? '');
    if (lines.some((line) => /^(Balance £|You have £)/.test(line))) continue;
    if (!getComputedStyle(parentElement).fontVariantNumeric.includes('tabular-nums')) found.push(text);
  }
  return found;
}

const checks = {
  axe: axeFindings,
  contrast: contrastFindings,
  motion: motionFindings,
  figures: (page: Page) => page.evaluate(findUnalignedFigures),
};

/** Findings in the current viewport. `findLayoutProblems` checks the sizes of targets. */
export async function wcagFindings(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    lines.push(...(await check(page)).map((line) => `${name}: ${line}`));
  }
  return lines;
}
