import fc, { type IRawProperty } from 'fast-check';
import { vi } from 'vitest';

const isSoak = Boolean(process.env['SOAK']);

// Thousands of cases are slow beside a build.
vi.setConfig({ testTimeout: isSoak ? 600_000 : 60_000 });

/** A fixed seed makes runs reproducible. */
const seed = 20_260_304;

/** The soak runs twenty times as many cases. */
export const propertyRuns = (numRuns = 500) => ({ seed, numRuns: isSoak ? 20 * numRuns : numRuns });

export function assertProperty<Values>(property: IRawProperty<Values>, numRuns?: number): void {
  fc.assert(property, propertyRuns(numRuns));
}

const hostileParts = [
  ...['<p>', '</p>', '<P class="a>b">', '<', '>', '<!--', '-->', '<br/>', '<script>', '"', "'", '&amp;'],
  ...['&#60;', '&#x0;', '&#xffffff;', '&lt;', '&', ';', '+', '-', '1.', '12 -', ' ', '\n', '\u0000', 'á'],
  ...['😀', '\u202e', '\ud800', '£', ',', '.', '0', '9', '@', '#', '%', 'rgb(', ')', 'https://', ':'],
  ...['/', '\\'],
];

/** Text that breaks parsers. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...hostileParts), { maxLength: 30 }).map((parts) => parts.join('')),
);

/** Limit in ms: generous for linear work on 100 kB, impossible for quadratic work. */
export const slowMs = 500;

/** CPU time in ms of the fastest of up to three runs, so that machine load does not matter. */
export function fastest(run: () => void): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 3 && ms > slowMs / 10; count += 1) {
    const start = process.threadCpuUsage();
    run();
    ms = Math.min(ms, process.threadCpuUsage(start).user / 1000);
  }
  return ms;
}
