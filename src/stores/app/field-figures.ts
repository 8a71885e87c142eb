import { lazyModule } from '../../lib/browser/lazy-module.ts';
import { sentryDsn } from '../../lib/environment.ts';
import { areFiguresRefused } from '../../lib/storage/field-figures-choice.ts';
import { $screen } from './router.ts';

/** Part of page loads that send figures, 0 to 1. A literal in the build, so that one without figures has no code for them. */
declare const __FIELD_SAMPLE_RATE__: number;

const fieldFigures =
  __FIELD_SAMPLE_RATE__ > 0 ? lazyModule(() => import('../../lib/reports/field-figures.ts')) : undefined;

/** True where this build collects figures at all. */
export const hasFieldFigures: boolean = fieldFigures !== undefined && sentryDsn !== '';

/** Loads the figures' code in the sampled part of page loads, and in no other. */
export function startSampledFigures(): void {
  const screen = $screen.get();
  const isSampled = hasFieldFigures && Math.random() < __FIELD_SAMPLE_RATE__ && !areFiguresRefused();
  if (isSampled && screen.kind === 'screen')
    void fieldFigures?.whenLoaded(({ startFieldFigures }) => startFieldFigures(screen.name));
}
