import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const started: string[] = [];

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  started.length = 0;
  vi.doMock('../../../../src/lib/reports/field-figures.ts', () => ({
    startFieldFigures: (route: string) => void started.push(route),
  }));
  vi.doMock('../../../../src/stores/app/router.ts', () => ({
    $screen: { get: () => ({ kind: 'screen', name: 'wallet' }) },
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('../../../../src/lib/environment.ts');
});

async function start(fieldSampleRate: number, sentryDsn = 'https://key@reports.example/1'): Promise<void> {
  vi.doMock('../../../../src/lib/environment.ts', () => ({ sentryDsn }));
  vi.stubGlobal('__FIELD_SAMPLE_RATE__', fieldSampleRate);
  vi.resetModules();
  const { startSampledFigures } = await import('../../../../src/stores/app/field-figures.ts');
  startSampledFigures();
  await vi.dynamicImportSettled();
}

it('figures are collected in the sampled part of page loads alone, by the route that was opened', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.04);
  await start(0.05);
  expect(started).toEqual(['wallet']);
  random.mockReturnValue(0.05);
  await start(0.05);
  expect(started).toEqual(['wallet']);
});

it('nothing is loaded by default, nor without a place for reports', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await start(0);
  await start(1, '');
  expect(started).toEqual([]);
});

it('nor where the member or the browser refuses them, until they are allowed again', async () => {
  const choice = await import('../../../../src/lib/storage/field-figures-choice.ts');
  choice.saveFiguresRefused(true);
  await start(1);
  expect(started).toEqual([]);
  choice.saveFiguresRefused(false);
  expect(localStorage).toHaveLength(0);
  expect(choice.areFiguresRefused()).toBe(false);
  await start(1);
  expect(started).toHaveLength(1);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await start(1);
  expect(started).toHaveLength(1);
});
